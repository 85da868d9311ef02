### What is wrong with the writing of a saved game or a course: a sentence without its point.

forms-list = a list belongs here, from “[” to “]”
forms-list-end = “]” is missing: a list is not closed
forms-options = options belong here, from “{ "{" }” to “{ "}" }”
forms-options-end = “{ "}" }” is missing: the options are not closed
forms-colon = “:” is missing between a name and its value
forms-comma = “,” is missing, or a bracket is not closed
forms-text-in-quotes = a text in quotes belongs here
forms-text-end = a text is not closed: “"” is missing
forms-remark-end = a remark is not closed: “*/” is missing
forms-boolean = “true” or “false” belongs here
forms-number = a whole number belongs here
forms-number-range = this number is too small or too large
forms-bracket = “(” is missing
forms-bracket-end = “)” is missing, or “,” before what follows
forms-ends-early = the text ends too early: a bracket is not closed
forms-value = a value is missing here, or a bracket is not closed
forms-name = a name belongs here
forms-attribute = no line begins with “#” here
forms-escape = after “\” stands a sign that does not belong there
forms-trailing = nothing may follow the last “)”
forms-too-deep = brackets stand within brackets too many times
forms-other = this is not written as it has to be

# $sign (Text): a sign of the text
forms-unexpected = “{ $sign }” does not belong here

# $sign (Text): a sign of the text
forms-no-digit = “{ $sign }” is no digit of a number

# $name (Text): what was written
forms-no-name = “{ $name }” is no name

# $name (Text): what was written
forms-before-bracket = “{ $name }” does not belong before “(”

# $wanted (Text): what belongs there
# $found (Text): what is there instead
forms-instead = { $wanted } belongs here, not { $found }

# $wanted (Text): what belongs there
forms-belongs = { $wanted } belongs here

# $name (Text): what was written
# $allowed (Text): what is allowed, separated by commas
forms-unknown = there is no “{ $name }” here; allowed: { $allowed }

# $name (Text): a name of the file's form
forms-missing = “{ $name }” is missing

# $name (Text): a name of the file's form
forms-twice = “{ $name }” stands here a second time

## What belongs at a place, and what stands there instead.
forms-a-text = a text in quotes
forms-true-or-false = “true” or “false”
forms-whole-number = a whole number
forms-a-number = a number
forms-single-sign = a single sign
forms-letter-before-text = a letter before a text in quotes
forms-a-list = a list
forms-some-options = options in “{ "{" } { "}" }”
forms-empty-brackets = empty brackets
forms-left-out = something that may be left out
forms-what-is-there = what stands there

# $number (Number): its number
forms-sign-number = sign number { $number }
