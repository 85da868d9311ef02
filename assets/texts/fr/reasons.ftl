## Ce qu’un coup prend.
reasons-in-hole = { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    } { $hole ->
        [A] en { $hole }
        [B] en { $hole }
        [C] en { $hole }
        [D] en { $hole }
        [E] en { $hole }
        [F] en { $hole }
        [b] en { $hole }
        [c] en { $hole }
        [d] en { $hole }
        [e] en { $hole }
        [f] en { $hole }
       *[other] dans la case { $hole }
    }

reasons-red-in-hole = { $count ->
        [one] { $count } rouge
       *[other] { $count } rouges
    } dans la case { $hole }

reasons-blue-in-hole = { $count ->
        [one] { $count } bleue
       *[other] { $count } bleues
    } dans la case { $hole }

reasons-many = { $count } graines dans { $of } cases

reasons-played-by = { $is-you ->
        [yes] vous jouez
       *[no] { SIDE($side) } joue
    } { $move }

reasons-played-takes = { $played } ({ $eats ->
        [yes] mange
       *[no] prend
    } { $taken }{ $last ->
        [0] { "" }
        [one] { " " }et rapporte la dernière graine
       *[other] { " " }et rapporte les { $last } dernières graines
    }{ $all ->
        [0] { "" }
       *[other] , { $all } en tout
    })

reasons-played-stores = { $played } ({ $count } dans le grenier)

reasons-played-ends = { $played } (rapporte { $count ->
        [one] la dernière graine
       *[other] les { $count } dernières graines
    })

reasons-played-ends-with = { $played } (rapporte { $count ->
        [one] la dernière graine
       *[other] les { $count } dernières graines
    }, { $all } en tout)

reasons-then = { $before }, puis { $after }

# La fin d’une liste de coups.
reasons-quiet = { $count } coups qui ne { $eats ->
        [yes] mangent
       *[no] rapportent
    } rien

## Ce que fait l’adversaire si vous jouez un coup.
reasons-if-captures = Si vous jouez { $own }, { SIDE($other) } peut jouer { $reply } et { $eats ->
        [yes] manger
       *[no] prendre
    } { $taken }.

reasons-if-lands = Si vous jouez { $own }, { SIDE($other) } peut jouer { $reply } jusqu’à { $empty ->
        [yes] la case vide { $last }
       *[no] { $last }
    } et prendre { $taken }.

reasons-if-ends = Si vous jouez { $own }, { SIDE($other) } peut jouer { $reply } et terminer la partie, en recevant { $count ->
        [one] la dernière graine
       *[other] les { $count } dernières graines
    }.

reasons-if-wins = Si vous jouez { $own }, { SIDE($other) } peut jouer { $reply } et gagner.

## Un coup qui répond à la menace.
reasons-move-first = Et si vous jouiez d’abord { $hole } ? Au coup suivant, { SIDE($other) } { $most ->
        [0] ne pourrait { $eats ->
            [yes] manger
           *[no] prendre
        } aucune de vos graines
       *[other] pourrait { $eats ->
            [yes] manger
           *[no] prendre
        } au plus { $most ->
            [one] { $most } graine
           *[other] { $most } graines
        }
    }.

reasons-play-first = Et si vous jouiez plutôt { $better } ? Au coup suivant, { SIDE($other) } { $most ->
        [0] ne pourrait { $eats ->
            [yes] manger
           *[no] prendre
        } aucune de vos graines
       *[other] pourrait { $eats ->
            [yes] manger
           *[no] prendre
        } au plus { $most ->
            [one] { $most } graine
           *[other] { $most } graines
        }
    }.

reasons-capture-first = Et si vous jouiez plutôt { $better } ? Vous { $eats ->
        [yes] mangeriez
       *[no] prendriez
    } { $taken }, et au coup suivant, { SIDE($other) } { $most ->
        [0] ne pourrait { $eats ->
            [yes] manger
           *[no] prendre
        } aucune de vos graines
       *[other] pourrait { $eats ->
            [yes] manger
           *[no] prendre
        } au plus { $most ->
            [one] { $most } graine
           *[other] { $most } graines
        }
    }.

## Ce qu’un coup joué a permis à l’adversaire.
reasons-let-capture = Après { $own }, { $happened ->
        [yes] { $is-you ->
            [yes] vous avez
           *[no] { SIDE($other) } a
        }
       *[no] { $is-you ->
            [yes] vous auriez
           *[no] { SIDE($other) } aurait
        }
    } pu { $eats ->
        [yes] manger
       *[no] prendre
    } { $taken } avec { $reply }.

reasons-let-end = Après { $own }, { $happened ->
        [yes] { $is-you ->
            [yes] vous avez
           *[no] { SIDE($other) } a
        }
       *[no] { $is-you ->
            [yes] vous auriez
           *[no] { SIDE($other) } aurait
        }
    } pu terminer la partie avec { $reply } et recevoir { $count ->
        [one] la dernière graine
       *[other] les { $count } dernières graines
    }.

reasons-let-win = Après { $own }, { $happened ->
        [yes] { $is-you ->
            [yes] vous avez
           *[no] { SIDE($other) } a
        }
       *[no] { $is-you ->
            [yes] vous auriez
           *[no] { SIDE($other) } aurait
        }
    } pu gagner avec { $reply }.

reasons-after-better = Après { $better }, { $most ->
        [0] { $is-you ->
            [yes] vous ne pourriez
           *[no] { SIDE($other) } ne pourrait
        } { $eats ->
            [yes] manger
           *[no] prendre
        } { $is-you ->
            [yes] aucune graine { DE(SIDE($mover)) }
           *[no] aucune de vos graines
        }
       *[other] { $is-you ->
            [yes] vous pourriez
           *[no] { SIDE($other) } pourrait
        } { $eats ->
            [yes] manger
           *[no] prendre
        } au plus { $most ->
            [one] { $most } graine
           *[other] { $most } graines
        }
    } au coup suivant.

## Ce que fait un meilleur coup.
reasons-gives-rest = Jouer { $move } termine la partie, et { $is-you ->
        [yes] vous recevez
       *[no] { SIDE($other) } reçoit
    } { $count ->
        [one] la dernière graine
       *[other] les { $count } dernières graines
    }.

reasons-wins-now = Jouer { $better } gagne tout de suite.

reasons-wins-in = { $turns ->
        [0] Jouer { $better } finit par gagner.
        [one] Jouer { $better } gagne en { $turns } coup au plus.
       *[other] Jouer { $better } gagne en { $turns } coups au plus.
    }

reasons-loses-in = Après { $move }, { SIDE($other) } peut { $turns ->
        [0] finir par gagner
        [1] gagner dès son prochain coup
       *[other] gagner en { $turns } de ses coups au plus
    }.

reasons-takes = Avec { $better }, on { $eats ->
        [yes] mange
       *[no] prend
    } { $taken } ; avec { $move }, on { $count ->
        [0] { $kept ->
            [0] ne { $eats ->
                [yes] mange
               *[no] prend
            } rien
           *[other] ne prend que sa propre dernière graine
        }
       *[other] n’en { $eats ->
            [yes] mange
           *[no] prend
        } que { $count }
    }.

# Le coup fait rejouer, mais alors le meilleur ne prend plus cela.
reasons-spoils-capture = Avec { $better }, on { $eats ->
        [yes] mange
       *[no] prend
    } { $taken } maintenant ; après { $move }, ce n’est plus possible.

reasons-moves-again = Avec { $better }, on rejoue tout de suite ; avec { $move }, non.

reasons-spoils = Après { $move }, { $better } ne finit plus dans { $is-you ->
        [yes] votre grenier
       *[no] le grenier { DE(SIDE($mover)) }
    } ; après { $better }, { $move } y finit encore.

reasons-stores = Avec { $better }, { $count ->
        [one] { $count } graine va
       *[other] { $count } graines vont
    } dans { $is-you ->
        [yes] votre grenier
       *[no] le grenier { DE(SIDE($mover)) }
    } ; avec { $move }, { $own ->
        [0] aucune
       *[other] seulement { $own }
    }.

reasons-ahead = Les prochains coups ne le montrent pas, mais avec { $better }, { $is-you ->
        [yes] vous avez
       *[no] { SIDE($mover) } a
    } { $count ->
        [0] un meilleur résultat
        [one] { $count } graine de mieux
       *[other] { $count } graines de mieux
    } { $proven ->
        [yes] à la fin de la partie
       *[no] à la longue
    }.

reasons-collects = { $moves ->
        [0] Si les deux camps jouent bien ensuite, { $is-you ->
            [yes] vous finirez
           *[no] { SIDE($mover) } finira
        } avec { $ours ->
            [one] { $ours } graine
           *[other] { $ours } graines
        } et { SIDE($other) } avec { $theirs } après { $move } ; après { $better }, { $is-you ->
            [yes] vous finirez
           *[no] { SIDE($mover) } finira
        } avec { $ours-there } et { SIDE($other) } avec { $theirs-there }.
       *[other] Si les deux camps jouent bien ensuite, { $eats ->
            [yes] { $is-you ->
                [yes] vous mangez
               *[no] { SIDE($mover) } mange
            } { $ours ->
                [one] { $ours } graine
               *[other] { $ours } graines
            } et { SIDE($other) } { $theirs } en { $moves } coups à partir de { $move } ; à partir de { $better }, { $is-you ->
                [yes] vous en mangez
               *[no] { SIDE($mover) } en mange
            } { $ours-there } et { SIDE($other) } { $theirs-there }
           *[no] avec { $move }, il y a { $ours ->
                [one] { $ours } graine
               *[other] { $ours } graines
            } pour { $is-you ->
                [yes] vous
               *[no] { SIDE($mover) }
            } et { $theirs } pour { SIDE($other) } dans les { $moves } prochains coups ; avec { $better }, { $ours-there } pour { $is-you ->
                [yes] vous
               *[no] { SIDE($mover) }
            } et { $theirs-there } pour { SIDE($other) }
        }.
    }

reasons-more-now = Avec { $move }, on { $eats ->
        [yes] mange
       *[no] prend
    } { $now } maintenant, et { $then ->
        [0] rien
       *[other] seulement { $then }
    } avec { $better }, mais { $better } fait plus que se rattraper ensuite.

reasons-exchanges = Cela se passerait sans doute ainsi : { $line }. Mieux : { $there }.

reasons-expects-line = Cela se passerait sans doute ainsi : { $line }.

reasons-passes-over = Après { $better }, { $is-you ->
        [yes] vous pourriez
       *[no] { SIDE($other) } pourrait
    } aussi { $eats ->
        [yes] manger
       *[no] prendre
    } { $taken } avec { $reply }, mais le tuteur pense que cela coûte plus que cela ne rapporte.

## Ce qui parle pour un coup.
reasons-captures = Avec { $move }, on { $eats ->
        [yes] mange
       *[no] prend
    } { $taken }.

reasons-better-captures = Mieux : { $move }, qui { $eats ->
        [yes] mange
       *[no] prend
    } { $taken }.

reasons-captures-now = Avec { $move }, on { $eats ->
        [yes] mange
       *[no] prend
    } { $taken } maintenant.

reasons-again = Avec { $move }, on rejoue tout de suite.

reasons-saves = Après { $own }, { SIDE($other) } pourrait jouer { $reply } et { $eats ->
        [yes] manger
       *[no] prendre
    } { $taken } ; après { $move }, { SIDE($other) } { $most ->
        [0] ne pourrait { $eats ->
            [yes] manger
           *[no] prendre
        } aucune de vos graines
        [1] ne pourrait en { $eats ->
            [yes] manger
           *[no] prendre
        } qu’une, dans une autre case
       *[other] pourrait en { $eats ->
            [yes] manger
           *[no] prendre
        } au plus { $most }, dans d’autres cases
    }.

## La même chose, en réponse à une question muette : pourquoi pas l’autre coup ?
reasons-saves-from = { $takes ->
        [0] { SIDE($other) }
       *[other] Ce coup { $eats ->
            [yes] mange
           *[no] prend
        } { $takes ->
            [one] { $takes } graine
           *[other] { $takes } graines
        }, mais { SIDE($other) }
    } pourrait ensuite jouer { $reply } et { $eats ->
        [yes] manger
       *[no] prendre
    } { $taken } ; après { $move }, { SIDE($other) } { $most ->
        [0] ne pourrait { $eats ->
            [yes] manger
           *[no] prendre
        } aucune de vos graines
        [1] ne pourrait en { $eats ->
            [yes] manger
           *[no] prendre
        } qu’une, dans une autre case
       *[other] pourrait en { $eats ->
            [yes] manger
           *[no] prendre
        } au plus { $most }, dans d’autres cases
    }.

reasons-saves-game-from = { SIDE($other) } pourrait ensuite jouer { $reply } et gagner ; après { $move }, ce n’est plus possible.

reasons-prepares = Jouer { $move } prépare { $next } : au coup suivant, { $next } pourrait { $eats ->
        [yes] manger
       *[no] prendre
    } { $taken }.

reasons-prepares-again = Jouer { $move } prépare { $next } : au coup suivant, { $next } pourrait permettre de rejouer tout de suite.

reasons-ends-with = Après { $move }, { $next } termine la partie, et vous recevez { $count ->
        [one] la dernière graine
       *[other] les { $count } dernières graines
    }.

reasons-saves-game = Après { $own }, { SIDE($other) } pourrait jouer { $reply } et gagner ; après { $move }, ce n’est plus possible.

## Ce qu’un coup coûte.
reasons-gives-away = Avec { $move }, vous finiriez { $sure ->
        [yes] { "" }
       *[no] sans doute{ " " }
    }avec { $own } au lieu { DE($best) }.

reasons-lead-smaller = À la fin, { $move } vous coûtera { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    }.

reasons-mostly-later = L’essentiel vient plus tard dans la partie.

reasons-little-worse = Jouer { $move } vaut à peu près { $better } : la différence est petite et ne vient que bien des coups plus tard.

reasons-prefers = Le tuteur préfère { $better } à { $move } : la différence ne vient que plus tard dans la partie.

reasons-prefers-this = Le tuteur jouerait plutôt { $better }.

reasons-prefers-later = Avec { $move }, on { $eats ->
        [yes] mange
       *[no] prend
    } { $now } maintenant, et { $then ->
        [0] rien
       *[other] seulement { $then }
    } avec { $better }, mais pour le tuteur, { $better } promet plus à la fin : la différence ne vient que bien des coups plus tard.

reasons-why-not = Jouer { $move } serait moins bon. { $reason }

reasons-about-as-good = Jouer { $move } vaut à peu près { $better }.

reasons-no-less = Avec { $tempting }, on { $eats ->
        [yes] mange
       *[no] prend
    } { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    } maintenant, mais à la fin, cela ne rapporte pas plus que { $move }.

reasons-decides = Jouer { $move } gagne aussi : avec ce coup, vous avez plus de la moitié de toutes les graines. Jouer { $better } rapporte seulement davantage.

reasons-as-good = Jouer { $move } vaut tout autant.

reasons-is-worse = Avec { $move }, vous perdrez { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    } à la fin par rapport au meilleur coup.

reasons-wins-too = Jouer { $move } gagne aussi{ $own ->
        [0] , mais plus tard
       *[other] , mais en { $own } de vos coups au plus
    }.

reasons-wins-later = Jouer { $move } gagne aussi{ $own ->
        [0] , mais plus tard
       *[other] , mais en { $own } de vos coups au plus
    } ; { $best } { $turns ->
        [0] gagne plus vite
        [1] gagne tout de suite
       *[other] gagne en { $turns } au plus
    }.

reasons-may-win = { $turns ->
        [0] Jouer { $best } finit par gagner
        [one] Jouer { $best } gagne tout de suite
       *[other] Jouer { $best } gagne en { $turns } de vos coups au plus
    }. Jouer { $move } gagne peut-être aussi, mais le tuteur ne l’a pas calculé jusqu’au bout.

reasons-wins-soonest = { $turns ->
        [0] Avec { $move }, vous pouvez forcer la victoire
        [1] Jouer { $move } gagne tout de suite
       *[other] Avec { $move }, vous pouvez forcer la victoire en { $turns } de vos coups au plus
    }{ $turns ->
        [1] { "" }
       *[other] { $sure ->
            [yes] , et aucun coup ne gagne plus vite
           *[no] , et le tuteur ne voit pas de victoire plus rapide
        }
    }.

reasons-lost-anyway = { SIDE($other) } peut gagner quoi que vous jouiez maintenant. { $sooner ->
        [yes] Après { $move }, { SIDE($other) } peut gagner { $own ->
            [0] plus tôt
            [1] dès son prochain coup
           *[other] en { $own } de ses coups au plus
        } ; { $best } tient plus longtemps{ $longest ->
            [0] { "" }
           *[other]  : il faut alors à { SIDE($other) } jusqu’à { $longest } coups
        }.
       *[no] Aucun coup ne tient plus longtemps que { $move }.
    }

reasons-gives-nothing = { $still ->
        [yes] Pourtant, aucun coup ne fait mieux que { $move } à la fin{ $sure ->
            [yes] {""}
           *[no] , d’après ce que voit le tuteur
        }.
       *[no] { $sure ->
            [yes] Aucun coup ne fait mieux que { $move }.
           *[no] Le tuteur ne voit pas de meilleur coup que { $move }.
        }
    }

reasons-is-weaker = Jouer { $move } ne vaut pas le meilleur coup.

reasons-unsure = Kete ne peut pas dire ce que vaut ce coup.

reasons-cost = Jouer { $move } fait perdre { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    } par rapport au meilleur coup.

reasons-none-better = Aucun coup n’était meilleur que { $move }.
