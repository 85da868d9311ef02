### Names of what is on the screen, for screen readers. Scripts and tests know them by these words.

# $owner (Side): the side that it is about
names-ring-caption = { SIDE($owner) } · { $owner ->
        [south] odd holes
       *[north] even holes
    }

# $game (Text): the name of a game
names-play-game = Play { $game }

# $shown (Text): its seeds, such as “4 seeds” or “count hidden”
# $owner (Side): the side that it is about
# $hole (Text): a hole, such as C or a6
# $house (Text): yes where it is so
# $open (Text): yes where it is so
names-hole = { SIDE($owner) } { $hole }, { $shown }{ $house ->
        [yes] , house
       *[no] { "" }
    }{ $open ->
        [yes] , may be played
       *[no] { "" }
    }

# $shown (Text): its seeds, such as “4 seeds” or “count hidden”
# $hole (Text): a hole, such as C or a6
# $colour (Text): red, blue or none
# $open (Text): yes where it is so
names-seeds-of-colour = Hole { $hole } { $colour ->
        [red] red
       *[blue] blue
    }, { $shown }{ $open ->
        [yes] , may be played
       *[no] { "" }
    }

# $hole (Text): a hole, such as C or a6
# $red (Number): seeds of this colour
# $blue (Number): seeds of this colour
# $owner (Side): the side that it is about
names-ring-hole = Hole { $hole }, { $red } red, { $blue } blue, { SIDE($owner) }

# $hole (Text): a hole, such as C or a6
# $owner (Side): the side that it is about
names-ring-hole-hidden = Hole { $hole }, count hidden, { SIDE($owner) }

names-count-hidden = count hidden

# $owner (Side): the side that it is about
# $count (Number): how many
names-store = { SIDE($owner) } store, { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    }

# $owner (Side): the side that it is about
# $count (Number): how many
names-extra = { SIDE($owner) } extra seeds, { $count }

# $hole (Text): a hole, such as C or a6
names-left = { $hole } left

# $hole (Text): a hole, such as C or a6
names-right = { $hole } right

# $hole (Text): a hole of the ring, such as 14
names-red = { $hole } red

# $hole (Text): a hole of the ring, such as 14
names-blue = { $hole } blue

# $number (Number): its number
# $mover (Side): the side that it is about
# $notation (Text): a move as it is written, such as “A5R”
names-turn = Turn { $number }, { SIDE($mover) }, { $notation }

# $number (Number): its number
# $mover (Side): the side that it is about
# $notation (Text): a move as it is written, such as “A5R”
# $gain (Text): what it brings
names-turn-gain = Turn { $number }, { SIDE($mover) }, { $notation }, { $gain }

# $count (Number): holes a side
# $number (Number): its number
# $south (Number): seeds of that side
# $north (Number): seeds of that side
names-round = Round { $number }, { $count } holes, South { $south }, North { $north }

# $owner (Side): the side that it is about
names-store-of = { SIDE($owner) }'s store
