# Pourquoi la valeur d’une option ne convient pas.

option-explorers =
    { $explorers ->
        [one] cela ferait { $explorers } Explorateur ; il en faut de 3 à 6, à raison d’une place chacun, plus une place avec Typhaon
       *[other] cela ferait { $explorers } Explorateurs ; il en faut de 3 à 6, à raison d’une place chacun, plus une place avec Typhaon
    }
option-sets = il faut { $explorers } Explorateurs dans l’équipe ; dans ces séries, il y en a { $enabled }
