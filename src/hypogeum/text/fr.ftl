# La ligne de commande

cli-about = Des jeux d'aventure souterraine avec toutes leurs règles : pour jouer, héberger et simuler.
cli-usage-error = { $what }
    Essayez : hypogeum { $command } --help
cli-language = langue des réponses : en ou fr (par défaut : celle de l'environnement)
cli-json = répondre en JSON, pour les programmes
cli-examples = exemples :

serve-help = démarrer le serveur de tables et ouvrir le navigateur
serve-host = adresse d'écoute (par défaut : 127.0.0.1, cette machine seulement)
serve-port = port d'écoute (par défaut : 8643)
serve-data = dossier où les tables sont conservées (par défaut : data)
serve-no-browser = ne pas ouvrir de navigateur

games-help = lister les jeux
games-line = { $id } : { $name }, de { $fewest } à { $most } places, { $rules } règles
games-option = { "  " }{ $id } = { $default } ({ $values })

simulate-help = faire jouer de nombreuses parties à des bots
simulate-game = le jeu, par exemple heldentaufe
simulate-games = nombre de parties
simulate-bots = niveau de chaque place, par exemple careful,random ; répété s'il y a plus de places
simulate-seats = nombre de places (par défaut : autant que de bots nommés, au moins le minimum du jeu)
simulate-option = une option de la table ; peut être donnée plusieurs fois
simulate-sweep = prendre tour à tour chaque valeur de chaque option qui n'est pas donnée
simulate-seed = graine de la première partie ; les autres la suivent
simulate-jobs = nombre de processus
simulate-check = vérifier tous les invariants après chaque action
simulate-max = nombre de décisions après lequel une partie est interrompue et comptée à part
simulate-seconds = temps d'un bot de recherche pour une décision
simulate-simulations = nombre de simulations d'un bot de recherche par décision, au lieu d'un temps
simulate-records = dossier où garder l'enregistrement de chaque partie
simulate-progress = parties
simulate-games-line = { $finished } parties terminées sur { $games }, { $capped } interrompues, { $failed } en échec
simulate-speed-line = { $decisions } décisions en { $seconds } s : { $rate } par seconde ({ $build })
simulate-wins-line = victoires par place : { $wins }
simulate-length-line = tours : de { $low } à { $high }, médiane { $median }
simulate-failure = la partie de graine { $seed } avec les options { $options } a échoué : { $error }
build-compiled = compilé
build-pure = non compilé

bench-help = mesurer la vitesse du moteur sur un cœur
bench-games = les jeux à mesurer (par défaut : tous)
bench-seconds = secondes par mesure
bench-title = par seconde de processeur, un cœur, { $build }
bench-figure-decisions = décisions au hasard
bench-figure-copies = copies
bench-figure-views = vues en JSON
bench-figure-playouts = parties entières au hasard
bench-figure-resamples = copies retirées au sort

replay-help = afficher une partie enregistrée, étape par étape
replay-record = le fichier d'un enregistrement
replay-seat = vue de quelle place (par défaut : -1, un spectateur)
replay-setup = mise en place
replay-entry = { $number }. { $name } : { $action }
replay-result = victoire de { $winners }
replay-seat-name = place { $seat }

verify-help = vérifier un enregistrement : chaque octet, chaque action, chaque dé, la fin
verify-good = L'enregistrement est bon : { $entries } entrées, { $outcome }.
verify-finished = victoire de { $winners } ; les dés sont bien ceux de la graine engagée au départ
verify-running = partie en cours, donc graine encore secrète et dés non vérifiables
verify-bad = L'enregistrement n'est pas bon. Ligne { $line } : { $reason }.

rules-help = lire le livret de règles, ou une seule règle
rules-id = une règle, par exemple HT-MOV-1

position-help = afficher en JSON la position après un certain nombre d'entrées d'un enregistrement
position-at = nombre d'entrées (0 : après la mise en place)

error-game = Il n'y a pas de jeu « { $name } ». Les jeux sont : { $known }.
error-file = Le fichier « { $file } » ne peut pas être lu : { $reason }. Vérifiez son nom et vos droits.
error-rule = Il n'y a pas de règle « { $rule } » dans { $game }. `hypogeum rules { $game }` les affiche toutes.
error-seats = { $game } se joue de { $fewest } à { $most } places, pas { $seats }. Choisissez un autre nombre avec --seats.
error-option = { $error }. `hypogeum games` liste les options et leurs valeurs.
error-option-form = « { $text } » n'est pas une option. Écrivez nom=valeur, par exemple target=12.
error-bot = Il n'y a pas de bot « { $level } ». Les niveaux sont : { $known }.
error-at = L'enregistrement a { $entries } entrées : --at va de 0 à { $entries }.
error-number = « { $value } » est trop petit : { $option } commence à { $low }.
error-folder = Le dossier « { $folder } » ne peut pas être écrit : { $reason }. Nommez-en un autre.
error-interrupted = Arrêté.
