### Games in the form of other programs for Oware (OGN): what is wrong with them.

ogn-tag = a tag such as [Variant "Oware Abapa"] belongs here.
ogn-tag-name = the name of a tag belongs here.
ogn-opening-quote = a quote belongs here, before the value of the tag.
ogn-closing-quote = this value has no quote behind it.
ogn-bracket = a closing bracket belongs here, behind the tag.
ogn-brace = this comment has no closing brace.
ogn-parenthesis = this variation has no closing parenthesis.

# $name (Text): what was written
ogn-variant = the game is called “{ $name }”; Kete reads “Oware Abapa” in this form.

# $rules (Text): what was written
ogn-rules = “{ $rules }” are no rules of Owari or Awale.

# $text (Text): the text that it is about
ogn-position = “{ $text }” is no position: twelve holes, two stores and S or N belong here, parted by dashes.

# $word (Text): what was written
ogn-word = “{ $word }” has no meaning among the moves.

ogn-after-result = a move stands behind the result.

# $most (Number): the most that there may be
ogn-too-many-tags = a game has no more than { $most } tags.

## Why a game cannot be written in this form.
# $id (Text): how files name the option
# $value-id (Text): how files name the value
# $option (Text): the name of an option
# $value (Text): a value
ogn-option = “{ $option }: { $value }” ({ $id }={ $value-id })

# $game (Text): the name of a game
ogn-game = OGN is a form for Oware: Owari and Awale can be written in it, { $game } cannot.

# $option (Text): an option with its value
ogn-other-option = OGN tells games of Oware Abapa; the option { $option } makes another game.

# $option (Text): an option with its value
# $turn (Number): its number
ogn-turn-by-option = OGN tells games of Oware Abapa; turn { $turn } comes out otherwise there because of the option { $option }.

ogn-start = OGN tells games of Oware Abapa; this start is none of it.

# $turn (Number): its number
ogn-turn = OGN tells games of Oware Abapa; turn { $turn } comes out otherwise there.

# $turn (Number): its number
ogn-pass = OGN has no sign for a pass, and turn { $turn } is one.
