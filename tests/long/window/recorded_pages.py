"""Every page as a screen reader hears it and as a picture, theme by theme.

The clock of the program is stopped (`still_clock.c`), its data folder is always the same, and
only positions are shown whose searches end by themselves, so that two recordings are equal."""

import fcntl
import os
import re
import shutil
import struct
import subprocess
import time
import zlib

from Xlib import X
from Xlib.display import Display

from session import Desktop, Trouble

HERE = os.path.dirname(os.path.abspath(__file__))
# One fixed folder: its name is seen on some pages.
HOME = "/tmp/kete-recording"
SIZES = [(900, 600), (1280, 800), (1920, 1080)]
# Where the pointer rests.
AWAY = SIZES[-1][0] - 1, SIZES[-1][1] - 1
NAMED_AT = (1280, 800)
THEMES = ["light", "dark", "high-contrast"]
# The time of the stopped clock; existing files are some days older.
TODAY = 1_773_144_000
DAY = 86_400
# What depends on the time of day or on the speed of the machine: left out.
TIMED = re.compile(r"^just now$|^\d+ (?:seconds?|minutes?) ago$|, about [\w ]+\.$")
# Times under ten seconds, which no picture shows.
SHORT_TIME = re.compile(r", about \d\.\d seconds\.$")


def still_clock():
    """The library that stops the clock, built once for each recording."""
    library = os.path.join(HOME, "still_clock.so")
    source = os.path.join(HERE, "still_clock.c")
    subprocess.run(
        ["cc", "-shared", "-fPIC", "-O1", f"-DNOW={TODAY}", "-o", library, source], check=True
    )
    return library


def take_home():
    """Empties the folder of the recording; a lock allows one recording at a time."""
    lock = open(HOME + ".lock", "w")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise Trouble("another recording is being made") from None
    shutil.rmtree(HOME, ignore_errors=True)
    os.makedirs(HOME)
    return lock


class Pages:
    """The program in its window, and what is recorded of it."""

    def __init__(self, binary, folder, theme, sizes):
        self.binary = binary
        self.folder = folder
        self.theme = theme
        self.sizes = sizes
        self.named = theme == THEMES[0]
        self.desktop = Desktop(SIZES[-1])
        self.desktop.environment.update(
            HOME=HOME, TZ="UTC0", LC_ALL="C.UTF-8", LD_PRELOAD=still_clock()
        )
        for name in list(self.desktop.environment):
            if name.startswith("XDG_") and name != "XDG_RUNTIME_DIR":
                del self.desktop.environment[name]
        self.screen = Display(self.desktop.environment["DISPLAY"])
        self.data = os.path.join(HOME, "data")
        self.situation = ""
        self.count = 0
        self.unsteady = []

    def begin(self, situation, *arguments, settings='sowing: "off", threads: 1', files=()):
        """Starts the program on a new data folder with these files in it."""
        self.end()
        self.situation, self.count = situation, 0
        shutil.rmtree(self.data, ignore_errors=True)
        given = {
            "config/settings.ron":
                f'(version: 1, theme: "{self.theme}", {settings})'
        }
        for age, (path, text) in enumerate([*given.items(), *files]):
            path = os.path.join(self.data, path)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w") as file:
                file.write(text)
            os.utime(path, (TODAY - (age + 3) * DAY,) * 2)
        self.desktop.start(
            self.binary, "--data-dir", self.data, "--in-window-dialogs", *arguments
        )
        self.desktop.xdotool("windowmove", self.desktop.window, 0, 0)
        self.desktop.point(*AWAY)
        self.resize(NAMED_AT)
        self.settle()

    def end(self):
        if self.desktop.program is not None:
            self.desktop.kill()

    def resize(self, size):
        self.desktop.xdotool("windowsize", self.desktop.window, *size)
        self.size = size
        time.sleep(0.15)
        # A dialog is in the middle again only with the next frame.
        for aside in (1, 0):
            self.desktop.point(AWAY[0] - aside, AWAY[1])
            time.sleep(0.1)

    # Input

    def press(self, name, role=None, nth=0):
        """Presses the control of this name like a screen reader, and waits."""
        def found():
            every = [
                node for node in self.desktop.tree()
                if node.name == name and (role is None or node.role == role)
                and node.role != "label"
            ]
            return every[nth] if every and len(every) > nth else None
        node = self.desktop.wait(found, 20, f"{role or 'something'} {name}")
        before = self.grab()
        if node.role == "combo box":
            # Only the pointer and the keyboard open these.
            self.desktop.click(*node.middle())
            self.desktop.point(*AWAY)
        else:
            node.press()
        self.changed(before)

    def choose(self, name):
        """Presses an entry of a list that has just opened: the last control of this name."""
        every = [n for n in self.desktop.tree() if n.name == name and n.role != "label"]
        if not every:
            raise Trouble(f"nothing is called {name}")
        before = self.grab()
        every[-1].press()
        self.changed(before)

    def first(self, begins, holds=""):
        """The first name of a control that begins so, or `None`."""
        for node in self.desktop.tree():
            if node.name.startswith(begins) and holds in node.name and node.role != "label":
                return node.name
        return None

    def controls(self):
        """Name and role of each setting in the open tab: the last control of each group."""
        found = []
        tree = self.desktop.tree()
        for number, node in enumerate(tree):
            inside = any(n.role == "dialog" for n in ancestors(node))
            following = tree[number + 1] if number + 1 < len(tree) else None
            if not inside:
                continue
            if node.role in ("toggle button", "combo box"):
                found.append((node.name, node.role))
            elif node.role == "radio button" and (
                following is None or following.role != "radio button"
            ):
                found.append((node.name, node.role))
        return found

    def answer(self):
        """Name and role of the first answer that an exercise offers, or none."""
        for node in self.desktop.tree():
            if node.role in ("check box", "radio button") or node.name.endswith("may be played"):
                return node.name, node.role
        return None

    def gone(self, name):
        """Waits until nothing has this name."""
        self.desktop.wait(lambda: not self.desktop.find(name), 60, f"{name} to go")
        self.settle()

    def wait_turn(self):
        """Waits until a hole may be played."""
        may = re.compile("may be played$")
        self.desktop.wait(lambda: self.desktop.find(may), 60, "a turn")
        self.settle()

    def key(self, *keys):
        for key in keys:
            before = self.grab()
            self.desktop.key(key)
            self.changed(before)

    def type(self, text):
        self.desktop.xdotool("type", "--delay", "15", text)
        self.settle()

    def has(self, name):
        return self.desktop.find(name) is not None

    def wait_for(self, name, role=None, seconds=60):
        self.desktop.wait_for(name, role, seconds)
        self.settle()

    # Recording

    def changed(self, before, seconds=1.5):
        """Waits until the window has changed and settled; some actions change nothing visible."""
        until = time.time() + seconds
        while self.grab() == before and time.time() < until:
            time.sleep(0.03)
        self.settle()

    def settle(self, seconds=30):
        """Waits until what is shown has stopped changing and nothing is being computed: boards are
        baked on threads, and sketches are shown until they are ready."""
        last, same, until = None, 0, time.time() + seconds
        time.sleep(0.1)
        while same < 3:
            now = self.grab()
            same = same + 1 if now == last and self.is_idle() else 0
            last = now
            if time.time() > until:
                self.unsteady.append(f"{self.situation} {self.count}")
                return last
            time.sleep(0.06)
        return last

    def is_idle(self):
        """Whether no thread of the program computes or waits for the processor."""
        threads = f"/proc/{self.desktop.program.pid}/task"
        try:
            for thread in os.listdir(threads):
                with open(f"{threads}/{thread}/stat") as stat:
                    if stat.read().rsplit(")", 1)[1].split()[0] in "RD":
                        return False
        except OSError:
            # A thread, or the program, has just ended.
            return not self.desktop.alive()
        return True

    def grab(self):
        """The bytes of the window: blue, green, red and one unused for each pixel."""
        width, height = self.size
        root = self.screen.screen().root
        return root.get_image(0, 0, width, height, X.ZPixmap, 0xFFFFFFFF).data

    def record(self, what, pictures=True):
        """Records the names, and pictures in every size."""
        self.count += 1
        name = f"{self.situation}_{self.count:02}_{what.replace(' ', '_')}"
        if self.named:
            path = os.path.join(self.folder, "names", name + ".txt")
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w") as file:
                file.write("\n".join(self.names()) + "\n")
        if not pictures:
            return
        for size in self.sizes:
            self.resize(size)
            self.settle()
            pixels = self.without_time()
            path = os.path.join(
                self.folder, "pictures", f"{name}_{self.theme}_{size[0]}.png"
            )
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "wb") as file:
                file.write(png(pixels, *size))
        if self.size != NAMED_AT:
            self.resize(NAMED_AT)

    def without_time(self):
        """The picture with the cursor of a text always in the same state, and what depends on time
        painted over."""
        focused = self.desktop.focused()
        pixels = self.grab()
        if focused is not None and focused.role == "entry":
            for _ in range(10):
                time.sleep(0.12)
                pixels = min(pixels, self.grab())
        pixels = bytearray(pixels)
        width, height = self.size
        for node in self.desktop.tree():
            if TIMED.search(node.name):
                left, top, wide, high = node.rect
                left, right = max(0, left), min(width, left + wide)
                for y in range(max(0, top), min(height, top + high)):
                    pixels[4 * (y * width + left):4 * (y * width + right)] = bytes(
                        4 * max(0, right - left)
                    )
        return pixels

    def names(self):
        """One line for each control: depth, role, name, and whether it is on or disabled."""
        tree = self.desktop.tree()
        self.desktop.ear.ask_states(tree)
        known = self.desktop.known
        depths, within = {}, {}
        for node in tree:
            depths[id(node)] = 1 + depths.get(id(node.parent), -1)
            within[id(node)] = node.role == "dialog" or within.get(id(node.parent), False)
        for node in tree:
            # What is behind a dialog was recorded before the dialog opened.
            if not node.name or any(within.values()) and not within[id(node)]:
                continue
            name = SHORT_TIME.sub("SOME TIME", TIMED.sub("SOME TIME", node.name))
            line = "  " * depths[id(node)] + f"{node.role}: {name}"
            if known.CHECKED in node.states:
                line += " [on]"
            if node.role != "label" and known.ENABLED not in node.states:
                line += " [cannot be pressed]"
            yield line

    def keep(self, path, name):
        """Keeps a file that the program wrote."""
        if not self.named:
            return
        path, to = os.path.join(self.data, path), os.path.join(self.folder, "files", name)
        os.makedirs(os.path.dirname(to), exist_ok=True)
        shutil.copyfile(path, to)

    def close(self):
        self.end()
        self.screen.close()
        self.desktop.close()


def ancestors(node):
    while node.parent is not None:
        node = node.parent
        yield node


def png(pixels, width, height):
    """A picture file of 8 bits a colour, without alpha."""
    rows = bytearray()
    colours = bytearray(3 * width * height)
    colours[0::3], colours[1::3], colours[2::3] = pixels[2::4], pixels[1::4], pixels[0::4]
    for y in range(height):
        rows.append(0)
        rows += colours[3 * width * y:3 * width * (y + 1)]
    return png_of(bytes(rows), width, height)


def png_of(rows, width, height):
    """The same of rows of red, green and blue, with a zero before each."""
    def chunk(kind, data):
        check = zlib.crc32(kind + data)
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", check)

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + \
        chunk(b"IDAT", zlib.compress(rows, 2)) + chunk(b"IEND", b"")
