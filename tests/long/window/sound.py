#!/usr/bin/env python3
"""What the real window sounds like: a private PulseAudio with a device that goes nowhere, turns played
by keys, and the recording held against the plan of each turn that the program writes (--sound-log).

    python3 tests/long/window/sound.py target/release/kete

Needs pulseaudio and pulseaudio-utils (no service: it starts its own), and what play.py needs."""

import array
import math
import os
import re
import shutil
import subprocess
import sys
import threading
import time
import wave

from session import Desktop, Trouble, arguments

RATE = 48_000
# An onset may be so far from its plan.
NEAR = 0.040
# The program's sounds are quiet by default: a sample above this is cut off.
CUT = 32_000
STEP = RATE // 1000
# What is below this is silence, of 32768.
SILENCE = 12

TURN = re.compile(r"sound: turn ([\d.]+)")
AT = re.compile(r"sound: at ([\d.]+) (\S+) (-?[\d.]+) ([\d.]+)")
NOW = re.compile(r"sound: now ([\d.]+) (\S+)")
STOP = re.compile(r"sound: stop ([\d.]+)")


class Server:
    """A sound server of its own, whose only device goes nowhere."""

    def __init__(self, desktop):
        missing = [tool for tool in ("pulseaudio", "pactl", "parec") if shutil.which(tool) is None]
        if missing:
            raise Trouble("not installed: " + ", ".join(missing))
        self.desktop = desktop
        self.environment = dict(desktop.environment, HOME=desktop.folder)
        for name in ("PULSE_SERVER", "PULSE_RUNTIME_PATH", "PULSE_COOKIE"):
            self.environment.pop(name, None)
        desktop.environment = self.environment
        self.process = None
        self.start()

    def start(self):
        log = open(os.path.join(self.desktop.folder, "pulseaudio.log"), "a")
        self.process = subprocess.Popen(
            ["pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no",
             "-L", "module-null-sink sink_name=nowhere rate=48000",
             "-L", "module-native-protocol-unix"],
            env=self.environment, stdout=log, stderr=log,
        )
        self.desktop.started.append(self.process)
        until = time.time() + 20
        while "nowhere" not in self.ask("list", "short", "sinks"):
            if time.time() > until:
                raise Trouble("pulseaudio does not start")
            time.sleep(0.1)

    def stop(self):
        self.process.terminate()
        self.process.wait(10)

    def ask(self, *words):
        done = subprocess.run(["pactl", *words], env=self.environment, capture_output=True, text=True)
        return done.stdout


class Recording:
    """What the device is given, from now until `end`, with the time of each sample."""

    def __init__(self, server):
        self.process = subprocess.Popen(
            ["parec", "--device=nowhere.monitor", "--raw", "--format=s16le", "--rate=48000",
             "--channels=2", "--latency-msec=10"],
            env=server.environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        )
        server.desktop.started.append(self.process)
        self.samples = array.array("h")
        # When the first sample was played: a piece never arrives before its last sample.
        self.began = math.inf
        self.thread = threading.Thread(target=self._read, daemon=True)
        self.thread.start()
        until = time.time() + 20
        while not self.samples:
            if time.time() > until:
                raise Trouble("parec records nothing")
            time.sleep(0.02)

    def _read(self):
        rest = b""
        while True:
            some = os.read(self.process.stdout.fileno(), 4096)
            if not some:
                return
            some = rest + some
            whole = len(some) // 4 * 4
            self.samples.frombytes(some[:whole])
            rest = some[whole:]
            self.began = min(self.began, time.time() - len(self.samples) / 2 / RATE)

    def end(self):
        self.process.terminate()
        self.process.wait(10)
        self.thread.join(10)

    def save(self, path):
        with wave.open(path, "wb") as file:
            file.setnchannels(2)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(self.samples.tobytes())

    def loudest(self, since=0.0, until=math.inf):
        """The largest sample between two times."""
        first, last = (self._place(moment) for moment in (since, until))
        return max((abs(sample) for sample in self.samples[first:last]), default=0)

    def _place(self, moment):
        if moment == math.inf:
            return len(self.samples)
        return max(0, min(len(self.samples), round((moment - self.began) * RATE) * 2))

    def onsets(self):
        """When sounds begin: where the strength of the sudden part of the sound jumps."""
        samples = self.samples
        strengths = []
        for at in range(2, len(samples) - 2 * STEP, 2 * STEP):
            # The difference of neighbours leaves out what is slow: a sound that fades.
            most = 0
            for place in range(at, at + 2 * STEP):
                most = max(most, abs(samples[place] - samples[place - 2]))
            strengths.append(most)
        # In a sound that fades even the smallest steps of a sample look like a new one.
        faint = 0.03 * max(strengths, default=0) + 3
        found = []
        for number in range(len(strengths)):
            before = max(strengths[max(0, number - 12):max(0, number - 1)], default=0)
            last = found[-1] if found else -100
            if strengths[number] > max(faint, 1.6 * before) and number - last > 11:
                found.append(number)
        return [self.began + number / 1000 for number in found]


def plans(log):
    """The planned sounds of each turn, as times since 1970, those of one moment together; and what
    else was played or stopped."""
    turns, others, stops = [], [], []
    for line in log.splitlines():
        if match := TURN.search(line):
            turns.append((float(match[1]), []))
        elif match := AT.search(line):
            turns[-1][1].append((turns[-1][0] + float(match[1]), match[2], float(match[4])))
        elif match := NOW.search(line):
            others.append((float(match[1]), match[2]))
        elif match := STOP.search(line):
            stops.append(float(match[1]))
    return turns, others, stops


def moments(turn):
    """The times of a turn at which something is struck, those closer than the ear parts together."""
    times = []
    for at, kind, _ in turn[1]:
        # A sweep swells: it has no onset.
        if kind != "Sweep" and (not times or at - times[-1] > 0.012):
            times.append(at)
    return times


def compare(name, planned, onsets):
    """Holds the onsets against the plan; returns whether they fit."""
    late, missing = [], 0
    for at in planned:
        nearest = min((onset - at for onset in onsets), key=abs, default=math.inf)
        if abs(nearest) <= NEAR:
            late.append(nearest)
        else:
            missing += 1
    between = [o for o in onsets if planned and planned[0] - 0.1 < o < planned[-1] + 0.1]
    extra = sum(1 for onset in between if min(abs(onset - at) for at in planned) > NEAR)
    late.sort()
    middle = late[len(late) // 2] * 1000 if late else math.nan
    worst = max((abs(one) for one in late), default=math.nan) * 1000
    print(f"  {name}: {len(planned)} planned, {len(late)} heard, {missing} missing, {extra} too many; "
          f"late by {middle:.0f} ms in the middle, {worst:.0f} ms at most")
    # Within a rustle two seeds may melt into one onset.
    return missing <= len(planned) // 10 and extra <= len(planned) // 10


def settings(folder, **values):
    place = os.path.join(folder, "config")
    os.makedirs(place, exist_ok=True)
    lines = "".join(f'    "{name}": {value},\n' for name, value in values.items())
    with open(os.path.join(place, "settings.ron"), "w") as file:
        file.write(f'{{\n    "version": 1,\n{lines}}}\n')


def play(desktop, binary, speed, moves, folder, seconds):
    """Starts a game of two people and plays moves by keys."""
    shutil.rmtree(folder, ignore_errors=True)
    settings(folder, sowing=f'"{speed}"', tutor='"off"')
    desktop.start(binary, "--data-dir", folder, "--new", "owari", "--friend", "--sound-log")
    time.sleep(1)
    for move in moves:
        desktop.key(move)
        time.sleep(seconds)


def end(desktop):
    desktop.key("ctrl+q")
    if desktop.wait_end(20) != 0:
        raise Trouble("Ctrl+Q does not end the program")


def whole_log(desktop):
    with open(os.path.join(desktop.folder, desktop.log_name())) as file:
        return file.read()


def clear_log(desktop):
    open(os.path.join(desktop.folder, desktop.log_name()), "w").close()


def main():
    parser = arguments(__doc__)
    given = parser.parse_args()
    os.makedirs(given.pictures, exist_ok=True)
    desktop = Desktop()
    good = True

    def need(is_so, what):
        nonlocal good
        if not is_so:
            print(f"  WRONG: {what}")
            good = False

    try:
        server = Server(desktop)
        for speed, seconds in (("slow", 4), ("normal", 3), ("fast", 2.5), ("very-fast", 2)):
            clear_log(desktop)
            recording = Recording(server)
            folder = os.path.join(desktop.folder, f"data-{speed}")
            play(desktop, given.binary, speed, ["c", "d", "a", "f", "e"], folder, seconds)
            end(desktop)
            recording.end()
            recording.save(os.path.join(given.pictures, f"sound-{speed}.wav"))
            turns, _, _ = plans(whole_log(desktop))
            onsets = recording.onsets()
            need(len(turns) == 5, f"{len(turns)} turns were played at {speed}")
            planned = [at for turn in turns for at in moments(turn)]
            need(compare(speed, planned, onsets), f"the onsets at {speed}")
            loudest = recording.loudest()
            print(f"    loudest sample {20 * math.log10(max(loudest, 1) / 32768):.1f} dB")
            need(SILENCE < loudest < CUT, f"loudest sample {loudest}")
        good = extras(desktop, server, given.binary, need) and good
    finally:
        desktop.close()
    print("all is well" if good else "something is wrong")
    return 0 if good else 1


def extras(desktop, server, binary, need):
    """Skipping, pausing, muting, refusing, no server, a server that goes and comes."""
    folder = os.path.join(desktop.folder, "data-extras")
    clear_log(desktop)
    recording = Recording(server)
    play(desktop, binary, "slow", ["c"], folder, 1.0)
    desktop.key("space")
    skipped = time.time()
    time.sleep(1.5)
    desktop.key("d")
    time.sleep(1.0)
    desktop.key("p")
    paused = time.time()
    time.sleep(1.5)
    desktop.key("period")
    stepped = time.time()
    time.sleep(0.6)
    desktop.key("p")
    time.sleep(2.5)
    desktop.key("e")
    time.sleep(0.2)
    desktop.key("ctrl+shift+m")
    muted = time.time()
    time.sleep(2.5)
    desktop.key("ctrl+shift+m")
    time.sleep(0.5)
    # North's `a` sows nothing into C, which is empty: refused.
    desktop.key("a")
    time.sleep(3)
    desktop.key("c")
    refused = time.time()
    time.sleep(1.5)
    recording.end()
    turns, others, stops = plans(whole_log(desktop))
    print(f"  skip, pause, mute, refusal: {len(turns)} turns, {len(stops)} stops, {others}")
    need(recording.loudest(skipped + 0.35, skipped + 1.4) < SILENCE, "a skipped turn sounds on")
    need(recording.loudest(paused + 0.35, paused + 1.4) < SILENCE, "a paused turn sounds on")
    need(recording.loudest(stepped, stepped + 0.5) > SILENCE, "a step of one seed is not heard")
    need(recording.loudest(muted + 0.35, muted + 2.4) < SILENCE, "what is muted sounds on")
    need(any(kind == "Refusal" for _, kind in others), "a refusal is not played")
    need(recording.loudest(refused, refused + 0.7) > SILENCE, "a refusal is not heard")

    # The server goes while the program plays, and comes back.
    server.stop()
    began = time.time()
    desktop.key("a")
    time.sleep(3)
    need(desktop.alive(), "the program has ended with the server")
    server.start()
    time.sleep(2.5)
    recording = Recording(server)
    time.sleep(0.5)
    desktop.key("b")
    time.sleep(3)
    recording.end()
    need(recording.loudest() > SILENCE, f"nothing is heard after the server came back ({began})")
    end(desktop)

    # No server at all: not a line, no delay.
    server.stop()
    clear_log(desktop)
    seen = desktop.start(binary, "--data-dir", folder + "-none", "--new", "owari", "--friend")
    desktop.key("c")
    time.sleep(2)
    end(desktop)
    print(f"  without a server: window after {seen:.2f} s, log {whole_log(desktop)!r}")
    need(whole_log(desktop) == "", "something is written without a server")
    server.start()
    return True


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Trouble as why:
        print(f"sound.py: {why}", file=sys.stderr)
        sys.exit(3)
