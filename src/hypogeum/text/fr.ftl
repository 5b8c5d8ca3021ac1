# La ligne de commande

cli-about = Des jeux d’aventure souterraine avec toutes leurs règles : pour jouer, héberger et simuler.
cli-usage-error = { $what }
    Essayez : hypogeum { $command } --help
cli-language = langue des réponses : en ou fr (par défaut : celle de l’environnement)
cli-json = répondre en JSON, pour les programmes
cli-examples = exemples :

serve-help = démarrer le serveur de tables et ouvrir le navigateur
serve-host = adresse d’écoute (par défaut : 127.0.0.1, cette machine seulement)
serve-port = port d’écoute (par défaut : 8643)
serve-data = dossier où les tables sont conservées (par défaut : data)
serve-scenarios = dossier de scénarios écrits par vous ou d’autres (*.toml) ; ceux qui sont bons sont proposés pour les nouvelles tables
serve-no-browser = ne pas ouvrir de navigateur
serve-database = adresse d’une base PostgreSQL où conserver les tables, à la place du dossier ; plusieurs serveurs peuvent la partager
serve-redis = adresse du Redis par lequel les serveurs d’une même base se transmettent les connexions, et par lequel les bots réfléchissent sur d’autres machines
serve-allowed-host = un nom sous lequel on atteint le serveur, comme jeux.example.org ou *.example.org ; peut être donné plusieurs fois
serve-trusted-proxy = adresse ou réseau d’un proxy inverse situé sur une autre machine, cru sur l’origine des connexions ; peut être donné plusieurs fois
serve-metrics-for = un réseau, comme 10.0.0.0/8, dont les programmes peuvent lire /metrics en plus de ceux de cette machine ; peut être donné plusieurs fois
serve-log = forme du journal du serveur : des lignes à lire (text) ou un objet JSON par ligne (json) (par défaut : text)
serve-log-level = gravité à partir de laquelle un fait est noté (par défaut : warning)

think-help = réfléchir pour les bots de serveurs situés sur d’autres machines
think-redis = adresse du Redis donné aussi aux serveurs
think-port = donner son état sur ce port, à /health et /ready (par défaut : sur aucun)
think-jobs = nombre de bots qui réfléchissent en même temps (par défaut : autant que de cœurs du processeur)

backup-help = écrire dans un seul fichier tout ce que les serveurs conservent, pendant qu’ils tournent
backup-file = le nouveau fichier, ou un dossier où le nommer d’après la date et l’heure (par défaut : ce dossier)
backup-made = Écrit : { $file }, avec { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } et { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    } ({ $size } ko). Gardez-le aussi secret que les données elles-mêmes : il contient les graines et les invitations de toutes les tables.
restore-help = remettre en place une sauvegarde, dans un dossier ou une base PostgreSQL
restore-file = le fichier d’une sauvegarde
restore-replace = effacer ce qui est conservé à cet endroit et y mettre la sauvegarde
restore-done = Remis en place : { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }. Les serveurs qui tournent continuent à partir de là.
restore-not-empty = { $tables ->
        [one] Il y a déjà une table dans { $place }. Rien n’a changé.
       *[other] Il y a déjà { $tables } tables dans { $place }. Rien n’a changé.
    }
    Choisissez un autre endroit, ou effacez ce qui s’y trouve au profit de la sauvegarde avec --replace, après l’avoir sauvegardé.

export-help = écrire une table dans un fichier, pour continuer la partie sur un autre serveur ou la garder
export-file = le nouveau fichier, ou un dossier où le nommer d’après la table (par défaut : ce dossier)
export-done = Écrit : { $file }, avec la table { $table } et { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }. `hypogeum replay` et `verify` le lisent aussi.
export-damaged = La table { $table } est endommagée : { $reason }. Rien n’a été écrit.
    Une sauvegarde plus ancienne la contient telle qu’elle était.
export-runs = La partie n’est pas finie. Le fichier contient la graine de ses dés : ne le montrez à personne qui joue.
    La table continue ici aussi ; fermez-la avec `hypogeum admin close` si elle doit se jouer ailleurs.
import-help = reprendre une table exportée ; la partie continue
import-file = le fichier d’une table
import-address = adresse du serveur, pour les liens affichés (par défaut : http://localhost:8643)
import-done = Reprise : { $address }
import-renamed = Il y a déjà une table { $was } ici : celle-ci a un nouvel identifiant.
import-seats = Qui est connu ici garde sa place. Les autres reprennent la leur par ces liens :
import-cannot-be-played = La table qui est dans { $file } ne peut pas continuer ici : { $reason }. Rien n’a changé.

keeping-nothing = Aucun serveur n’a encore rien conservé dans { $place }.
    Donnez le dossier de votre serveur avec --data, ou sa base avec --database.
keeping-older = Les données qui sont dans { $place } viennent d’une version plus ancienne de Hypogeum.
    Lancez une fois un serveur de cette version-ci : il les met à jour. Puis réessayez.
keeping-newer = Les données qui sont dans { $place } ont été écrites par une version plus récente de Hypogeum. Rien n’a changé.
    Utilisez cette version.
keeping-older-servers = Un serveur utilise les données qui sont dans { $place }, qui viennent d’une version plus ancienne de Hypogeum. Rien n’a changé.
    Arrêtez-le, puis réessayez.
keeping-not-migrated = Les données qui sont dans { $place } viennent d’une version plus ancienne de Hypogeum et n’ont pas pu être mises à jour : { $reason }.
    Elles sont restées telles quelles.
keeping-no-database = { $file } n’est pas une base de données de Hypogeum, ou elle est endommagée : { $reason }.
keeping-wrong-database = { $place } n’est pas l’adresse d’une base PostgreSQL.
    Donnez à --database une adresse comme postgresql://utilisateur:motdepasse@machine/nom, ou utilisez un dossier avec --data.
keeping-failed = Les données qui sont dans { $place } sont inutilisables : { $reason }. Rien n’a changé.
archive-exists = Le fichier { $file } existe déjà. Il est resté tel quel.
    Choisissez un autre nom.
archive-damaged = { $file } est endommagé, ou n’est pas un fichier écrit par Hypogeum à cet effet : { $reason }. Rien n’a changé.
    Utilisez-en une autre copie.
archive-newer = { $file } a été écrit par une version plus récente de Hypogeum. Rien n’a changé.
    Utilisez cette version, ou une plus récente.

admin-help = voir ce qui se passe sur vos serveurs et en décider, pendant qu’ils tournent
admin-tables-help = lister les tables, les plus récentes d’abord
admin-people-help = lister les personnes qui ont joué, les plus récentes d’abord
admin-bans-help = lister les exclusions
admin-close-help = fermer une table : plus personne n’y joue, et ses joueurs apprennent pourquoi
admin-reopen-help = rouvrir une table fermée ; elle continue là où elle en était
admin-ban-help = refuser l’accès à une personne, ou à toute une adresse
admin-unban-help = leur rendre l’accès
admin-last = combien (par défaut : 50)
admin-which-table = la table : son identifiant, le début de celui-ci, ou son adresse dans le navigateur
admin-whom = une personne par le début de l’identifiant que donne `hypogeum admin people`, une adresse, ou un réseau comme 203.0.113.0/24
admin-why = la raison donnée aux gens, dans leur langue (par défaut : conduct)
admin-how-long = pour combien de temps, comme 30m, 12h, 7d ou 2w ; sinon, jusqu’à `hypogeum admin unban`
admin-table = { $id } · { $when } · { $game } · { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    } · { $state } · { $names }
admin-running = en cours
admin-over = finie
admin-closed = fermée
admin-person = { $id } · { $when } · { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } · { $state } · { $name }
admin-welcome = accès permis
admin-banned = accès refusé
admin-ban = { $who } : { $reason }{ $until }
admin-until = , fin : { $when }
admin-reason-conduct = à cause de ce qui s’est passé
admin-reason-flood = trop de demandes aux serveurs
admin-no-tables = Il n’y a pas encore de table.
admin-no-people = Personne n’a encore joué.
admin-no-bans = Personne n’est exclu.
admin-closed-now = Fermée : { $table }. Les serveurs qui tournent l’apprennent en deux secondes.
admin-reopened = Rouverte : { $table }. Les serveurs qui tournent l’apprennent en deux secondes.
admin-banned-now = Accès refusé à { $who }. Les serveurs qui tournent l’apprennent en deux secondes.
admin-ends-by-itself = Cette exclusion prend fin d’elle-même : { $when }.
admin-wrong-duration = « { $given } » n’est pas une durée. Donnez un nombre suivi de m (minutes), h (heures), d (jours) ou w (semaines), comme --for 7d.
admin-banned-person = Qui efface ses cookies devient une nouvelle personne : il faut parfois exclure aussi son adresse.
admin-unbanned = Accès rendu à { $who }.
admin-not-found = { $found ->
        [0] Rien n’est connu sous « { $given } ».
       *[other] Plusieurs correspondent à « { $given } ».
    }
    `hypogeum admin tables`, `people` et `bans` listent ce qui est connu, avec les identifiants.
admin-too-wide = { $network } n’est pas exclu : ce serait exclure tout le monde, ou la machine elle-même.
    Si tout le monde semble venir d’une même adresse, un proxy cache les vraies : voir --trusted-proxy de `hypogeum serve`.

games-help = lister les jeux
games-line = { $id } : { $name }, de { $fewest } à { $most } places, { $rules } règles
games-option = { "  " }{ $id } = { $default } ({ $values })
games-file = ou un fichier de votre main

simulate-help = faire jouer de nombreuses parties à des bots
simulate-game = le jeu ; `hypogeum games` en donne la liste
simulate-games = nombre de parties
simulate-bots = niveau de chaque place, par exemple careful,random ; répété s’il y a plus de places
simulate-seats = nombre de places (par défaut : autant que de bots nommés, au moins le minimum du jeu)
simulate-option = une option de la table, par exemple turn_seconds=60 ; quand elle accepte un texte de votre main, le nom du fichier ; peut être donnée plusieurs fois
simulate-sweep = prendre tour à tour chaque valeur de chaque option qui n’est pas donnée
simulate-seed = graine de la première partie ; les autres la suivent
simulate-jobs = nombre de processus
simulate-check = vérifier tous les invariants après chaque action
simulate-max = nombre de décisions après lequel une partie est interrompue et comptée à part
simulate-seconds = temps d’un bot réfléchi pour une décision
simulate-simulations = nombre de simulations d’un bot réfléchi par décision, au lieu d’un temps
simulate-records = dossier où garder l’enregistrement de chaque partie
simulate-progress = parties
simulate-games-line = parties : { $games } ; terminées : { $finished }, interrompues : { $capped }, en échec : { $failed }
simulate-speed-line = { $decisions } décisions en { $seconds } s : { $rate } par seconde ({ $build })
simulate-wins-line = victoires par place : { $wins }
simulate-length-line = tours : de { $low } à { $high }, médiane { $median }
simulate-failure = la partie de graine { $seed } avec les options { $options } a échoué : { $error }
build-compiled = compilé
build-pure = non compilé

balance-help = mesurer l’équilibre d’un jeu : des bots y jouent, un rapport avec tableaux et graphiques est écrit
balance-games = parties pour chaque nombre de places et chaque jeu d’options (par défaut : 1000)
balance-bots = niveau des bots, par exemple careful ; plusieurs, par exemple careful,random, sont pris place par place
balance-seats = seulement ces nombres de places, par exemple 2,3 (par défaut : tous ceux du jeu)
balance-option = fixer une option, comme pour simulate ; peut être donné plusieurs fois
balance-folder = dossier où le rapport est écrit (par défaut : docs/balance)
balance-kept = récrire le rapport d’après les chiffres conservés dans le dossier, sans jouer
balance-print-json = afficher tous les chiffres en JSON, sans écrire de rapport
balance-progress = parties
balance-written = Écrit : { $file } (graphiques : { $plots } ; parties : { $games }).
balance-no-plots = Sans graphiques : matplotlib n’est pas installé. Pour les avoir : pip install --require-hashes -r requirements/reports.lock
balance-failure = la partie de graine { $seed } avec les options { $options } a échoué : { $error }

bench-help = mesurer la vitesse du moteur sur un cœur
bench-games = les jeux à mesurer (par défaut : tous)
bench-seconds = secondes par mesure
bench-title = par seconde de processeur, un cœur, { $build }
bench-figure-decisions = décisions au hasard
bench-figure-copies = copies
bench-figure-views = vues en JSON
bench-figure-playouts = parties entières au hasard
bench-figure-resamples = copies au tirage refait

replay-help = afficher une partie enregistrée, étape par étape
replay-record = le fichier d’un enregistrement
replay-seat = vue de quelle place (par défaut : -1, un spectateur)
replay-setup = mise en place
replay-entry = { $number }. { $name } : { $action }
replay-result = victoire : { $winners }
replay-nobody = personne n’a gagné
replay-team-lost = défaite de l’équipe
replay-seat-name = place { $seat }
presses-help = compter les pressions par tour, par menus comme avant et par choix successifs comme aujourd’hui
presses-read-first = sortes de choses dont la pression ouvrait toujours un menu
presses-line = { $game } : { $games } parties, { $turns } tours ; pressions par tour : { $menus } par menus, { $narrowing } par choix successifs ({ $saved } de moins)

error-other-rules = Ces entrées ont été jouées selon la version { $version } des règles, et celles de ce programme n’y mènent pas.
compare-help = lister ce que les règles de ce programme changeraient à des parties déjà jouées
compare-place = un dossier de données, l’adresse d’une base PostgreSQL, une sauvegarde, une table exportée, un enregistrement ou un dossier d’enregistrements
compare-table = { $name } ({ $game }, version des règles : { $version }, entrées : { $entries })
compare-difference = { "    " }entrée { $number } : { $kind } : { $detail }
compare-impossible = elle est maintenant impossible
compare-events = elle raconte maintenant autre chose
compare-position = elle mène ailleurs que ce qui a été conservé
compare-result = la fin est différente
compare-unreadable = ce qui a été conservé est illisible
compare-done = Comparées : { $compared }. Différentes : { $different }.
compare-nothing = Le dossier « { $place } » ne contient ni base de données ni enregistrements. Indiquez un dossier de données, une sauvegarde, une table exportée ou un dossier d’enregistrements.

verify-old-rules = L’enregistrement n’a pas été modifié, et ses dés sont ceux de la graine, sauf { $unchecked } résultats dont le nombre de possibilités n’est pas noté. Il a été joué selon la version { $played } des règles ; ce programme en joue une autre, et ne rejoue donc pas ses actions.
verify-help = vérifier un enregistrement : chaque octet, chaque action, chaque dé, la fin
verify-good = L’enregistrement est bon (entrées : { $entries }) : { $outcome }.
verify-finished = { $ending } ; les dés sont bien ceux de la graine engagée au départ
verify-running = partie en cours, donc graine encore secrète et dés non vérifiables
verify-bad = L’enregistrement n’est pas bon. Ligne { $line } : { $reason }.

rules-help = lire les règles, ou une seule
rules-id = une règle, par exemple TBL-UNDO-2

position-help = afficher en JSON la position après un certain nombre d’entrées d’un enregistrement
position-at = nombre d’entrées (0 : après la mise en place)

new-game-help = écrire le squelette d’un nouveau jeu dans une copie du dépôt
new-game-name = son nom dans le code : des minuscules, des chiffres et des tirets bas, comme stone_heap
new-game-title = son nom pour les gens (par défaut : tiré du nom)
new-game-folder = la copie du dépôt (par défaut : ce dossier)
new-game-done = { $name } est là, { $count } fichiers : un petit jeu avec ses textes, ses bots, son plateau et ses tests, à remplacer peu à peu.
    Ensuite : python3 dev.py test tests/games -k { $name }
    Puis : python3 dev.py play, et docs/adding-a-game.md

error-game-name = « { $name } » ne peut pas être le nom d’un jeu. Prenez des minuscules, des chiffres et des tirets bas, avec une lettre au début, comme stone_heap.
error-game-exists = Il y a déjà un jeu « { $name } ». Choisissez un autre nom.
error-file-exists = { $file } existe déjà ; rien n’a été écrit. Supprimez ce fichier, ou choisissez un autre nom.
error-no-checkout = { $folder } n’est pas une copie du dépôt de Hypogeum : il y manque src/hypogeum/games et tests/games. Allez-y, ou donnez le dossier par --folder.
error-game = Il n’y a pas de jeu « { $name } ». Les jeux sont : { $known }.
error-file = Le fichier « { $file } » ne peut pas être lu : { $reason }. Vérifiez son nom et vos droits.
error-rule = Il n’y a pas de règle « { $rule } » dans { $game }. `hypogeum rules { $game }` les affiche toutes.
error-seats = { $game } se joue à un nombre de places de { $fewest } à { $most }, pas à { $seats }. Choisissez un autre nombre avec --seats.
error-option = { $error }. `hypogeum games` liste les options et leurs valeurs.
error-option-form = « { $text } » n’est pas une option. Écrivez nom=valeur, par exemple turn_seconds=60.
error-no-document = L’option « { $option } » ne peut pas valoir « { $file } » : ce n’est aucune de ces valeurs ({ $known }) et ce n’est pas un fichier lisible ({ $reason }). Choisissez une de ces valeurs, ou vérifiez le nom du fichier et vos droits.
error-document = Le fichier « { $file } » ne convient pas à l’option « { $option } » : { $reason }. Corrigez-le, puis recommencez.
error-bot = Il n’y a pas de bot « { $level } ». Les niveaux sont : { $known }.
error-at = Nombre d’entrées de l’enregistrement : { $entries }. --at va donc de 0 à { $entries }.
error-number = « { $value } » est trop petit : { $option } commence à { $low }.
error-folder = Le dossier « { $folder } » ne peut pas être écrit : { $reason }. Nommez-en un autre.
error-no-balance = { $game } n’a encore rien à mesurer : son dossier n’a pas de fichier balance.py. docs/adding-a-game.md dit ce qu’il contient.
error-no-games = Il ne reste rien à jouer : { $game } n’a aucune partie avec ces places et ces options. Retirez --seats ou --option.
error-kept = Il n’y a pas de chiffres pour { $game } dans « { $folder } » ({ $reason }). Lancez une fois la commande sans --kept.
error-write = Le fichier « { $file } » ne peut pas être écrit : { $reason }. Vérifiez vos droits ou nommez un autre dossier avec --folder.
error-interrupted = Arrêté.

## Le rapport d’équilibre

report-title = L’équilibre du jeu { $game }
report-about = Des bots ont joué de nombreuses fois à { $game } les uns contre les autres ; cette page dit ce qu’il en est sorti. Elle vaut pour les parties entre ces bots : des personnes peuvent jouer autrement. La page, ses graphiques et les chiffres rangés à côté sont produits par une commande ; rien n’y est écrit à la main :
report-measured = Mesuré
report-rules = version des règles
report-version = version de Hypogeum
report-bots = bots
report-games-each = parties pour chaque nombre de places et chaque jeu d’options
report-games = parties en tout
report-failed = parties en échec, non comptées
report-seeds = graines
report-options = options fixées
report-standard = aucune : la partie standard
report-range = de { $low } à { $high }
report-interval = { $low } à { $high }
report-intervals = Les intervalles sont des intervalles à 95 % par la méthode de Wilson. ▲ et ▼ signalent une part dont tout l’intervalle se trouve au-dessus ou au-dessous de la part équitable, celle que donnerait le pur hasard ; en dessous de 30 parties, rien n’est signalé. Une victoire partagée compte pour sa part de gagnants.
report-findings = Ce que cela montre
report-findings-about = Établi automatiquement d’après les chiffres ci-dessous :
report-glance = En un coup d’œil
report-study = Sorte de partie
report-seats = Places
report-games-column = Nombre de parties
report-turns-median = Tours (médiane)
report-turns-each = Tours d’une place (médiane)
report-falls-each = { $falls } par partie
report-winner-points = Un gagnant : { $points } (moyenne)
report-won = Parties avec un gagnant
report-length = Longueur des parties
report-length-about = Tours de toutes les places ensemble, dans les parties terminées.
report-low = Minimum
report-first-quartile = Premier quartile
report-median = Médiane
report-third-quartile = Troisième quartile
report-high = Maximum
report-wins-by-seat = Victoires par place et par rang dans l’ordre du tour
report-wins-by-seat-about = Le numéro d’une ligne est le rang dans l’ordre du tour (1 commence) et, pour les deux dernières colonnes, le numéro de la place. Les parties sans gagnant sont laissées de côté.
report-wins-by-side = Victoires par camp
report-wins-by-side-about = Les parties sans gagnant sont laissées de côté ; une partie nulle est une victoire partagée et compte pour moitié à chaque camp.
report-side = Camp
report-fair = Part équitable
report-place = Numéro
report-wins = Victoires
report-interval-column = Intervalle à 95 %
report-as-seat = Victoires de la place de ce numéro
report-wins-by-cast = Victoires : { $cast }
report-cast-about = Tous les nombres de places ensemble : la part équitable est celle des parties où chacun a été joué. Quand toutes les places gagnent ou perdent ensemble, c’est la part des parties gagnées.
report-played = Joué
report-points = D’où viennent les { $points }
report-points-about = Moyenne d’une place par partie ; entre parenthèses, la part dans tout ce qui est gagné. Les dernières colonnes sont les moyennes des gagnants.
report-source = Origine
report-with-seats = { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
  }
report-winners-with-seats = { $seats ->
    [one] Gagnants, { $seats } place
   *[other] Gagnants, { $seats } places
  }
report-total = Total
report-falls-about = Nombre moyen par partie, toutes les places ensemble, par cause.
report-cause = Cause
report-endings = Comment les parties finissent
report-ending = Fin
report-capped = Interrompue avant sa fin
report-shared = { $study } : victoires par options
report-shared-about = Une partie gagnée a un score ; sa médiane, sa plus basse et sa plus haute valeur sont dans les dernières colonnes.
report-score = Score (médiane)
report-score-spread = Scores
report-plot = { $title } : { $study }
plot-length = Longueur des parties
plot-points = D’où viennent les points
plot-cast = Victoires avec leurs intervalles
plot-sets = Victoires par options
plot-scores = Scores des parties gagnées
plot-turns = tours
plot-games = parties
plot-score = score
plot-wins = part des victoires, avec intervalle à 95 %
plot-points-share = part dans tous les { $points } gagnés
plot-source = { $letter } : { $source }
finding-place-above = { $study }, { $seats } places : le numéro { $place } dans l’ordre du tour gagne { $share } des parties (intervalle : { $interval }), plus que la part équitable de { $fair }.
finding-place-below = { $study }, { $seats } places : le numéro { $place } dans l’ordre du tour gagne { $share } des parties (intervalle : { $interval }), moins que la part équitable de { $fair }.
finding-no-place = { $study } : aucun rang dans l’ordre du tour n’a d’intervalle qui exclut la part équitable.
finding-side-above = { $study }, { $seats } places, { $place } : { $share } de parties gagnées (intervalle : { $interval }), plus que la part équitable de { $fair }.
finding-side-below = { $study }, { $seats } places, { $place } : { $share } de parties gagnées (intervalle : { $interval }), moins que la part équitable de { $fair }.
finding-no-side = { $study } : aucun camp n’a d’intervalle qui exclut la part équitable.
finding-cast-above = { $study }, { $cast } : plus de victoires que la part équitable pour { $names }.
finding-cast-below = { $study }, { $cast } : moins de victoires que la part équitable pour { $names }.
finding-no-cast = { $study }, { $cast } : aucun intervalle n’exclut la part équitable.
finding-source = { $study } : l’origine la plus importante est « { $source } », avec { $share } de tout ce qui est gagné.
finding-sets = { $study } : gagné le plus souvent avec { $best } ({ $most }), le moins souvent avec { $worst } ({ $least }).
finding-chance = { $intervals } intervalles ont été comparés à une part équitable ; à lui seul, le hasard en écarterait environ { $expected }.
finding-capped = { $games ->
    [one] Une partie a été interrompue après { $decisions } décisions et ne compte pour personne.
   *[other] { $games } parties ont été interrompues après { $decisions } décisions et ne comptent pour personne.
  }
