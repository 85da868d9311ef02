"""What a screen reader gets: the accessibility tree and the announcements.

Four queries for each of hundreds of nodes would be slow one after the other, so all queries of one
level of the tree are sent together."""

import functools

import gi

gi.require_version("Atspi", "2.0")

from gi.repository import Atspi, Gio, GLib  # noqa: E402

ROOT = "/org/a11y/atspi/accessible/root"
ACCESSIBLE = "org.a11y.atspi.Accessible"
COMPONENT = "org.a11y.atspi.Component"
ACTION = "org.a11y.atspi.Action"
PROPERTIES = "org.freedesktop.DBus.Properties"
CHECKED = int(Atspi.StateType.CHECKED)
ENABLED = int(Atspi.StateType.ENABLED)
FOCUSABLE = int(Atspi.StateType.FOCUSABLE)
FOCUSED = int(Atspi.StateType.FOCUSED)
WAIT_MS = 20000
OF_SCREEN = 0


class Node:
    """A node of the accessibility tree."""

    __slots__ = ("ear", "place", "role", "name", "parent", "_rect", "_states")

    def __init__(self, ear, place, parent):
        self.ear = ear
        self.place = place
        self.parent = parent
        self.role = self.name = ""
        self._rect = self._states = None

    @property
    def rect(self):
        """Left, top, width and height on the screen."""
        if self._rect is None:
            self.ear.ask_rects([self])
        return self._rect

    @property
    def states(self):
        if self._states is None:
            self.ear.ask_states([self])
        return self._states

    def middle(self):
        x, y, width, height = self.rect
        return x + width // 2, y + height // 2

    def description(self):
        return self.ear.property(self.place, "Description")

    def press(self):
        """Presses it like a screen reader."""
        one = GLib.Variant("(i)", (0,))
        self.ear.ask_one(self.place, ACTION, "DoAction", one)

    def __repr__(self):
        return f"{self.role} {self.name!r} {self.rect}"


class Ear:
    """A connection to the accessibility bus."""

    def __init__(self):
        session = Gio.bus_get_sync(Gio.BusType.SESSION, None)
        on = GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", True)))
        session.call_sync(
            "org.a11y.Bus", "/org/a11y/bus", PROPERTIES, "Set", on, None,
            Gio.DBusCallFlags.NONE, WAIT_MS, None,
        )
        address = session.call_sync(
            "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None,
            Gio.DBusCallFlags.NONE, WAIT_MS, None,
        ).unpack()[0]
        kind = Gio.DBusConnectionFlags
        self.bus = Gio.DBusConnection.new_for_address_sync(
            address, kind.AUTHENTICATION_CLIENT | kind.MESSAGE_BUS_CONNECTION, None, None
        )
        # Everything announced since the start, in order.
        self.heard = []
        self.processes = {}
        self.bus.signal_subscribe(
            None, "org.a11y.atspi.Event.Object", "Announcement", None, None,
            Gio.DBusSignalFlags.NONE, self._announced,
        )

    def _announced(self, _bus, _sender, _path, _interface, _signal, parameters):
        said = parameters.unpack()[3]
        self.heard.append(said)

    def ask(self, questions):
        """The answers to many queries sent together; a failed one is an error."""
        answers = [None] * len(questions)
        left = len(questions)

        def answered(bus, result, number):
            nonlocal left
            try:
                answers[number] = bus.call_finish(result).unpack()
            except GLib.Error as why:
                answers[number] = why
            left -= 1

        for number, ((owner, path), interface, method, arguments) in enumerate(questions):
            self.bus.call(
                owner, path, interface, method, arguments, None,
                Gio.DBusCallFlags.NONE, WAIT_MS, None, answered, number,
            )
        context = GLib.MainContext.default()
        while left:
            context.iteration(True)
        return answers

    def ask_one(self, place, interface, method, arguments=None):
        answer = self.ask([(place, interface, method, arguments)])[0]
        if isinstance(answer, GLib.Error):
            raise answer
        return answer[0]

    def property(self, place, name):
        wanted = GLib.Variant("(ss)", (ACCESSIBLE, name))
        return self.ask_one(place, PROPERTIES, "Get", wanted)

    def announcements(self):
        """Everything announced so far."""
        context = GLib.MainContext.default()
        while context.iteration(False):
            pass
        return self.heard

    def _children(self, places):
        """The children of each place."""
        answers = self.ask([(place, ACCESSIBLE, "GetChildren", None) for place in places])
        for answer in answers:
            if isinstance(answer, GLib.Error):
                raise answer
        return [answer[0] for answer in answers]

    def ask_rects(self, nodes):
        """Asks for the rectangles of these nodes; a group without one gets zeros."""
        screen = GLib.Variant("(u)", (OF_SCREEN,))
        answers = self.ask([(node.place, COMPONENT, "GetExtents", screen) for node in nodes])
        for node, answer in zip(nodes, answers):
            gone = isinstance(answer, GLib.Error)
            node._rect = (0, 0, 0, 0) if gone else tuple(answer[0])

    def ask_states(self, nodes):
        """Asks for the states of all of these."""
        answers = self.ask([(node.place, ACCESSIBLE, "GetState", None) for node in nodes])
        for node, answer in zip(nodes, answers):
            gone = isinstance(answer, GLib.Error)
            low, high = (0, 0) if gone else answer[0]
            bits = low | high << 32
            node._states = frozenset(bit for bit in range(64) if bits >> bit & 1)

    def process(self, owner):
        """The process id of a name on the bus."""
        if owner not in self.processes:
            self.processes[owner] = self._process(owner)
        return self.processes[owner]

    def _process(self, owner):
        name = GLib.Variant("(s)", (owner,))
        place = ("org.freedesktop.DBus", "/org/freedesktop/DBus")
        return self.ask_one(place, "org.freedesktop.DBus", "GetConnectionUnixProcessID", name)

    def tree(self, process=None):
        """All nodes of all windows, or of those of one process, in reading order."""
        applications = self._children([("org.a11y.atspi.Registry", ROOT)])[0]
        if process is not None:
            applications = [place for place in applications if self.process(place[0]) == process]
        level = []
        for windows in self._children(applications):
            level += [Node(self, place, None) for place in windows]
        roots, below = level, {}
        name = GLib.Variant("(ss)", (ACCESSIBLE, "Name"))
        while level:
            questions = []
            for node in level:
                questions += [
                    (node.place, ACCESSIBLE, "GetChildren", None),
                    (node.place, PROPERTIES, "Get", name),
                    (node.place, ACCESSIBLE, "GetRole", None),
                ]
            answers = self.ask(questions)
            for answer in answers:
                if isinstance(answer, GLib.Error):
                    raise answer
            following = []
            for number, node in enumerate(level):
                (children,), (node.name,), (role,) = answers[3 * number:3 * number + 3]
                node.role = role_name(role)
                below[id(node)] = [Node(self, place, node) for place in children]
                following += below[id(node)]
            level = following
        nodes = []

        def walk(node):
            nodes.append(node)
            for child in below[id(node)]:
                walk(child)

        for root in roots:
            walk(root)
        return nodes


@functools.cache
def role_name(role):
    return Atspi.role_get_name(Atspi.Role(role))
