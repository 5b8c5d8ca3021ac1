# Ce qui se dit, dans tous les jeux, des options et des documents dont on ne peut pas se servir.

either = { $one } ou { $other }
both = { $one } ; { $other }

# Options

option-wrong = L’option « { $option } » ne peut pas valoir { $value } : { $expected }
option-this-document = ce document
option-choice = il faut une de ces valeurs : { $choices }
option-choice-or-document = il faut une de ces valeurs : { $choices }, ou un document
option-flag = il faut true ou false
option-number = il faut un nombre entier, de { $low } à { $high }
option-number-or-zero = il faut un nombre entier, de { $low } à { $high }, ou bien 0
option-kind =
    { $kind ->
        [flag] il faut true ou false
        [number] il faut un nombre
       *[choice] il faut un texte
    }
option-unknown = cette option n’existe pas ; il y a { $known }
option-unless = la seule valeur est { $default }, sauf avec { $others }
option-is = { $option } = { $value }
option-seats = les places de cette table vont de 0 à { $most }
options-with-choices = les options à choisir dans une liste sont { $known }

# Documents

fault = { $reason } ; ce qu’il faut : { $expected }
fault-at = { $places } : { $reason } ; ce qu’il faut : { $expected }
line = ligne { $line }
right-at-most = { $most } au maximum
document-too-large = plus de { $most } octets
document-not-text = ce n’est pas du texte en UTF-8
right-utf-8 = un texte enregistré en UTF-8
document-no-game = aucun jeu ne prend de documents
document-of-game = { $game } : { $reason }
document-no-title = il n’y a pas de [title] avec le nom dans chaque langue, par exemple `fr = "Le Puits"`

# Fichiers

file-missing = aucun fichier de ce nom
file-is-folder = c’est un dossier
file-forbidden = lecture interdite
file-other = { $reason }
file-name-untold = son nom ne peut pas être affiché
right-file-name = un nom fait de lettres et de chiffres
