## Questions that lead to the answer: the rungs of the ladder of hints.

# $place (Text): a hole, such as C or a6
leading-count-to = Count from each of your holes to { $place }. Which one holds just that many seeds?

# $place (Text): a hole, such as C or a6
leading-count-back = Count back from { $place }. From which of your holes can the last seed come?

leading-count-to-store = Count from each of your holes to your store. Which one holds just that many seeds?

# $hole (Text): a hole, such as C or a6
# $empty (Text): yes if it has no seeds yet
# $eats (Text): yes where seeds are eaten, as in Bawo
leading-capture-there = Look at hole { $hole }. { $empty ->
        [yes] It is empty now. Which of your moves puts seeds there and { $eats ->
            [yes] eats
           *[no] captures
        } them?
       *[no] From which of your holes can you { $eats ->
            [yes] eat
           *[no] capture
        } the seeds in it?
    }

leading-may-you-move = Look at your own holes: is there one that you can play?

# $eats (Text): yes where seeds are eaten, as in Bawo
leading-takes-nothing = After which move does the last seed land where there is nothing to { $eats ->
        [yes] eat
       *[no] capture
    }?

leading-laps = After which move does the last seed land in a hole with seeds, so that you sow on?
leading-wins = Which of your moves ends the game, and who has more then?

# $other (Side): the side that it is about
leading-cannot-move = After which move can { SIDE($other) } not move any more?

# $other (Side): the side that it is about
leading-empties-front = Which move eats all that { SIDE($other) } still has in its front row?

# $other (Side): the side that it is about
leading-feeds = Which of your holes has enough seeds to reach { SIDE($other) }'s row?

# $rule (Text): the title of a rule
leading-brings-about = With which of your moves does “{ $rule }” apply?

# $rule (Text): the title of a rule
leading-avoids = With which of your moves does “{ $rule }” not apply?

leading-legal = Which holes may you play, and which rule forbids the others?

# $other (Side): the side that it is about
leading-compare = Compare your moves: what does each bring you, and what can { SIDE($other) } do then?

leading-guided = Which hole has a ring drawn around it?
leading-guided-way = Which hole has a ring drawn around it, and which way does the arrow go?

## Questions after a move that missed its task.
leading-just-enough = Which hole has just enough seeds?
leading-where-others-end = Where does the last seed of your other moves land?

# $eats (Text): yes where seeds are eaten, as in Bawo
leading-another = What would another move { $eats ->
        [yes] eat
       *[no] capture
    }?

# $eats (Text): yes where seeds are eaten, as in Bawo
leading-where-taken = Which of your moves { $eats ->
        [yes] eats
       *[no] captures
    }?

# $hole (Text): a hole, such as C or a6
# $count (Number): how many
leading-how-far = { $hole } has { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    }. Drop them one by one: where does the last one land?

leading-where-first = Where does the first seed go?
leading-what-there = Where does the last seed land, and what is there then?
leading-is-empty-there = Where does the first lap end, and was that hole empty?
# $number (Number): which seed it is
# $of (Number): how many are sown
# $place (Text): where it lands
leading-seed-on-the-way = { $number ->
        [1] The first of the { $of } seeds brings
       *[other] { $number } of the { $of } seeds bring
    } you to { $place }. Count on from there.

# $place (Text): a hole, such as C or a6
# $eats (Text): yes where seeds are eaten, as in Bawo
leading-is-it-taken = Your last seed lands in { $place }. Do you { $eats ->
        [yes] eat
       *[no] capture
    } anything there?

leading-lap-by-lap = Follow the turn lap by lap. Where does each lap end, and what do you eat there?

# $place (Text): a hole, such as C or a6
# $eats (Text): yes where seeds are eaten, as in Bawo
# $than (Text): more or fewer than the answer given
leading-from-there = Your last seed lands in { $place }. Count what you { $eats ->
        [yes] eat
       *[no] take
    } from there: it is { $than ->
        [more] more
       *[fewer] less
    } than that.

leading-who-next = Where does the last seed land, and does a rule give another move for that?
leading-turns-alternate = Does anybody play twice in a row in this game?

# $place (Text): where the first lap ends
leading-lap-ends = The first lap ends in { $place }. Are there seeds to go on with?

# $place (Text): where the first lap ends
# $across (Text): the hole across from it, in the other player's row
leading-lap-ends-across = The first lap ends in { $place }. Look at { $across }, across from it: is there anything to eat? If not, do seeds in { $place } carry you on?

leading-what-is-left = Is a row empty after this move, and who gets the seeds that are left?

# $place (Text): a hole, such as C or a6
# $only (Text): yes where there is only one seed
# $from (Text): the hole whose seeds are sown
leading-first-seed = { $only ->
        [yes] There is only one seed: it goes into { $place }.
       *[no] Start counting with the hole after { $from }: the first seed lands in { $place }.
    }

# $number (Number): its number
# $of (Number): how many there are
# $place (Text): a hole, such as C or a6
# $way (Text): left or right in a game with two ways, else only
leading-middle-seed = { $way ->
        [left] To the left, { $number } of the { $of } seeds bring you to { $place }.
        [right] To the right, { $number } of the { $of } seeds bring you to { $place }.
       *[only] { $number } of the { $of } seeds bring you to { $place }.
    }

# $answer (Text): the answer, as a sentence
# $reason (Text): the reason, as a sentence
leading-with-reason = { $answer } { $reason }

## A goal as a task, for a board that differs by one seed from that of the step.
# $place (Text): a hole, such as C or a6
leading-task-last = Play so that your last seed lands in { $place }.

leading-task-last-in-store = Play so that your last seed lands in your store.

# $count (Number): how many
# $eats (Text): yes where seeds are eaten, as in Bawo
leading-task-takes = Play a move that { $eats ->
        [yes] eats
       *[no] captures
    } { $count ->
        [0] nothing
        [one] exactly { $count } seed
       *[other] exactly { $count } seeds
    }.

# $count (Number): how many
# $eats (Text): yes where seeds are eaten, as in Bawo
leading-task-takes-at-least = Play a move that { $eats ->
        [yes] eats
       *[no] captures
    } at least { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    }.

# $count (Number): how many
leading-task-laps = Play a move of at least { $count ->
        [one] { $count } lap
       *[other] { $count } laps
    }.

leading-task-again = Play so that it is your turn again.
leading-task-wins = Win the game with this move.

# $other (Side): the side that it is about
leading-task-feeds = Give { SIDE($other) } a seed.

# $rule (Text): the title of a rule
leading-task-by = Play a move to which “{ $rule }” applies.

# $rule (Text): the title of a rule
leading-task-without = Play a move to which “{ $rule }” does not apply.
