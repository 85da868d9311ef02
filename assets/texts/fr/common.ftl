common-seeds = { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    }

## Listes : « C, D et E ».
common-list-comma = { $before }, { $after }

common-list-and = { $first } et { $last }

common-list-more = { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }

common-counted = { $count } { $count ->
        [one] { $one }
       *[other] { $many }
    }

common-ordinal = { $number ->
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
       *[other] { $number }e
    }

common-language = Français

common-decimal-point = ,
