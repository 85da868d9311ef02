"""A private desktop: a virtual screen, a session bus with accessibility switched on, and the program
in its window. Everything started here is ended by its process id."""

import argparse
import copy
import os
import re
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time


class Trouble(Exception):
    """Something on this machine is missing or does not answer."""


def end_on_signal():
    """On SIGTERM exits like an error would, so that everything that was started is ended too."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(3))


def arguments(about):
    """The arguments that every script takes."""
    end_on_signal()
    parser = argparse.ArgumentParser(description=about.split("\n")[0])
    parser.add_argument("binary", type=os.path.abspath, help="the program")
    parser.add_argument("--pictures", default="window-pictures", help="folder for pictures and logs")
    return parser


TOOLS = ["Xvfb", "xdotool", "import", "dbus-daemon"]


def start_screen(width, height):
    """Starts a virtual screen; returns its process and its name."""
    read, write = os.pipe()
    screen = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{width}x{height}x24",
         "-nolisten", "tcp", "-noreset"],
        pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )
    os.close(write)
    # The number comes in two pieces; the end of the line is the second.
    number = ""
    while not number.endswith("\n") and select.select([read], [], [], 20)[0]:
        some = os.read(read, 16).decode()
        if not some:
            break
        number += some
    os.close(read)
    if not number.strip():
        screen.terminate()
        raise Trouble("Xvfb does not start")
    return screen, ":" + number.strip()


class Desktop:
    """The screen and the bus; one program at a time runs on it, or a second beside it."""

    # The windows that existed before the second program.
    others = ()

    def __init__(self, size=(1280, 800)):
        missing = [tool for tool in TOOLS if shutil.which(tool) is None]
        if missing:
            raise Trouble("not installed: " + ", ".join(missing))
        self.size = size
        self.folder = tempfile.mkdtemp(prefix="kete-window-")
        self.started = []
        self.program = None
        self.window = None
        self.environment = dict(os.environ)
        for name in ("WAYLAND_DISPLAY", "WAYLAND_SOCKET", "DISPLAY", "AT_SPI_BUS_ADDRESS"):
            self.environment.pop(name, None)
        self.environment["XDG_RUNTIME_DIR"] = self.folder
        self.environment["NO_AT_BRIDGE"] = "1"
        try:
            screen, self.environment["DISPLAY"] = start_screen(*size)
            self.started.append(screen)
            self._start_bus()
        except BaseException:
            self.close()
            raise

    def _start_bus(self):
        bus = subprocess.Popen(
            ["dbus-daemon", "--session", "--nofork", "--print-address=1"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=self.environment, text=True,
        )
        self.started.append(bus)
        address = bus.stdout.readline().strip()
        if not address:
            raise Trouble("dbus-daemon does not start")
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = address
        # The accessibility library reads the environment of this process.
        os.environ["DBUS_SESSION_BUS_ADDRESS"] = address
        os.environ["DISPLAY"] = self.environment["DISPLAY"]
        os.environ["XDG_RUNTIME_DIR"] = self.folder
        try:
            import listening
        except (ImportError, ValueError) as why:
            raise Trouble(f"this Python has no Atspi ({why}); use the system's Python")
        self.known = listening
        self.ear = listening.Ear()

    # The program

    def start(self, binary, *arguments, wait_for=None):
        """Starts the program and waits for its window; returns seconds until it had a tree."""
        if self._windows():
            raise Trouble("a window is still open")
        log = open(os.path.join(self.folder, self.log_name()), "a")
        began = time.time()
        self.program = subprocess.Popen(
            [binary, *arguments], env=self.environment, stdout=log, stderr=log
        )
        log.close()
        self.started.append(self.program)
        until = began + 60
        while not self._windows():
            if self.program.poll() is not None:
                raise Trouble(f"the program ended with {self.program.returncode}: {self.log()}")
            if time.time() > until:
                raise Trouble("no window within 60 s")
            time.sleep(0.02)
        self.window = self._windows()[0]
        seen = time.time() - began
        self.xdotool("windowfocus", self.window)
        self.wait(lambda: self.tree(), 60, "the accessibility tree")
        return seen

    def beside(self):
        """The same desktop for a second program."""
        other = copy.copy(self)
        other.others = tuple(self._windows())
        other.program = other.window = None
        return other

    def log_name(self):
        return f"program{len(self.others) or ''}.log"

    def log(self):
        with open(os.path.join(self.folder, self.log_name())) as log:
            whole = log.read()
        # The beginning of a panic says more than its backtrace.
        return whole[max(0, whole.find("panicked") - 200):][:2000]

    def alive(self):
        return self.program is not None and self.program.poll() is None

    def wait_end(self, seconds=15):
        """Waits until the program has ended by itself; its exit code, or None."""
        try:
            return self.program.wait(seconds)
        except subprocess.TimeoutExpired:
            return None

    def kill(self, sign=signal.SIGKILL):
        if self.alive():
            self.program.send_signal(sign)
            self.program.wait(20)
        self.wait(lambda: self.window not in self._windows(), 20, "the window to go")

    def memory(self):
        """Bytes of memory the program has in use."""
        with open(f"/proc/{self.program.pid}/statm") as memory:
            return int(memory.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def ticks(self):
        """Processor time the program has used so far, in clock ticks."""
        with open(f"/proc/{self.program.pid}/stat") as stat:
            fields = stat.read().rsplit(")", 1)[1].split()
        return int(fields[11]) + int(fields[12])

    def _windows(self):
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--name", "."],
            env=self.environment, capture_output=True, text=True,
        )
        return [window for window in found.stdout.split() if window not in self.others]

    # Pointer, keys, pictures

    def xdotool(self, *arguments):
        done = subprocess.run(
            ["xdotool", *[str(argument) for argument in arguments]],
            env=self.environment, capture_output=True, text=True,
        )
        if done.returncode:
            raise Trouble(f"xdotool {arguments}: {done.stderr.strip()}")
        return done.stdout

    def point(self, x, y):
        self.xdotool("mousemove", x, y)

    def click(self, x, y, button=1):
        # A short rest between moving and pressing lets the program see the pointer there first.
        self.xdotool("mousemove", x, y, "sleep", "0.02", "click", button)

    def click_on(self, name, role="push button"):
        """Clicks a control once it is there."""
        self.click(*self.wait_for(name, role).middle())

    def key(self, *keys):
        self.xdotool("key", "--delay", "20", *keys)

    def resize(self, width, height):
        self.xdotool("windowsize", self.window, width, height)
        time.sleep(0.6)

    def picture(self, path):
        os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
        subprocess.run(["import", "-window", "root", path], env=self.environment, check=True)
        return path

    def output(self, *command):
        """What another program says, to both its outputs."""
        done = subprocess.run(
            command, env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True,
        )
        return done.stdout

    # What a screen reader hears

    def tree(self):
        """All nodes of the program's window, in reading order."""
        for _ in range(8):
            try:
                return self.ear.tree(self.program and self.program.pid)
            except Exception as why:  # The tree changed meanwhile: read it again.
                last = why
                time.sleep(0.05)
        if self.program is not None and self.program.poll() is not None:
            raise Trouble(f"the program has ended: {self.log()}")
        raise Trouble(f"the accessibility tree cannot be read: {last}")

    def heard(self):
        """Everything announced so far."""
        return self.ear.announcements()

    def find(self, name, role=None, tree=None):
        """The first node with this name, which may be a compiled pattern."""
        for node in self.tree() if tree is None else tree:
            fits = name.search(node.name) if isinstance(name, re.Pattern) else node.name == name
            if fits and (role is None or node.role == role):
                return node
        return None

    def wait_for(self, name, role=None, seconds=20):
        return self.wait(lambda: self.find(name, role), seconds, f"{role or 'something'} {name}")

    def wait(self, test, seconds, what):
        until = time.time() + seconds
        while True:
            found = test()
            if found:
                return found
            if time.time() > until:
                raise Trouble(f"waited {seconds} s for {what}")
            time.sleep(0.03)

    def focused(self):
        named = [node for node in self.tree() if node.name]
        self.ear.ask_states(named)
        for node in named:
            if self.known.FOCUSED in node.states:
                return node
        return None

    def close(self):
        for process in reversed(self.started):
            if process.poll() is None:
                process.terminate()
                try:
                    process.wait(5)
                except subprocess.TimeoutExpired:
                    process.kill()
                    process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
