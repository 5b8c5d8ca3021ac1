# Les textes de l’interface. Ceux d’un jeu se trouvent dans son dossier : src/hypogeum/games/*/text.

## Partout

skip-to-content = Aller au contenu
switches = Langue et apparence
switch-language = English
switch-theme-dark = Passer au thème sombre
switch-theme-light = Passer au thème clair
loading = Un instant…
try-again = Réessayer
cancel = Annuler
close = Fermer
dismiss = Fermer ce message
copy = Copier
copied = Copié
yes = oui
no = non
to-home = Retour à l’accueil
to-table = Retour à la table
why = Pourquoi ?
nav-rules = Règles
default-name = Anonyme
your-name = Votre nom
footer-about = Hypogeum vous fait jouer, avec leurs règles complètes, à des jeux de plateau souterrains. Les règles sont racontées avec nos propres mots ; tous les dessins sont de nous ou sous licence libre, et rien ne vient des éditeurs de ces jeux.
footer-icons = Certaines icônes sont de Lorc, Delapouite, sbed et d’autres, sur

failure-title = Impossible d’afficher cette page
not-found-title = Il n’y a rien ici
not-found-text = Cette adresse ne mène nulle part. Il manque peut-être un morceau du lien.

## Accueil

home-title = L’aventure sous terre, dans les règles
home-lead = Jouez dans le navigateur : en solo avec des bots, à plusieurs sur un même appareil ou à distance. Sans compte, sans rien installer.
home-rules = Chaque règle est appliquée, et chaque coup peut vous dire laquelle : demandez « Pourquoi ? ».
home-ways = Partagez un lien, et une autre personne prend place. Ou faites passer un seul appareil autour de la table.
home-fair = Les dés ne sont pas pipés : vous pouvez vérifier chaque lancer une fois la partie finie.
home-games = Jeux
home-seats = De { $fewest } à { $most } joueurs
home-seats-fixed = Pour { $seats } joueurs
home-minutes = De { $fewest } à { $most } minutes
home-play-now = Jouer contre des bots
home-play-together = Jouer avec des bots
home-starting = On prépare la table…
home-new-table = Nouvelle table
home-read-rules = Lire les règles

my-tables = Mes tables
my-tables-title = { $game } avec { $names }
my-tables-with = Avec { $names }
my-tables-seat = une place libre
my-tables-solo = En solo
my-tables-your-turn = À vous
my-tables-turn-of = À vous : { $names }
my-tables-waiting = On attend { $names }
my-tables-open = On attend que quelqu’un prenne place
my-tables-closed = Fermée par la personne qui fait tourner ce serveur
my-tables-running = En cours
my-tables-turn = Tour { $turns }
my-tables-over = Partie finie
my-tables-won = Vous avez gagné !
my-tables-won-with = Vous avez gagné avec { $names } !
my-tables-all = Montrer les { $count } tables
my-tables-more = Montrer d’autres tables
my-tables-remove = Retirer de ma liste : { $table }
my-tables-gone = { $table } n’est plus dans votre liste. La table, elle, est toujours là.
my-tables-put-back = Remettre
my-tables-put-back-this = Remettre dans ma liste : { $table }
my-tables-removed = Tables retirées de ma liste ({ $count })

## Une nouvelle table

new-title = Nouvelle table
new-lead = Qui joue à { $game }, et comment ?
new-seats = Places
new-add-seat = Ajouter une place
new-options-rules = Règles
new-options-rules-help = Variantes et règles maison. Les valeurs de départ sont les règles du jeu.
new-options-table = Table
new-options-table-help = Temps de jeu, annulation, spectateurs et absences.
new-open = Ouvrir la table

seat-number = Place { $number }
seat-kind = Qui
seat-kind-me = Moi
seat-kind-friend = Une autre personne, par un lien
seat-kind-hotseat = Encore moi, ou quelqu’un à côté
seat-kind-bot = Un bot
seat-name = Nom
seat-bot = Force
seat-friend-help = Une fois la table ouverte, vous aurez un lien à envoyer.
seat-remove = Retirer la place { $number }
bot-random = bot au hasard
bot-careful = bot prudent
bot-search = bot réfléchi
bot-name-1 = Asha
bot-name-2 = Bero
bot-name-3 = Cyra
bot-name-4 = Dorn
bot-name-5 = Elif

field-off = Désactivé
field-range = de { $low } à { $high }
option-not-standard = Valeur standard : { $standard }. Avec une autre, la partie n’est plus standard.
fault-name-empty = Donnez un nom à cette place.
fault-name-long = Un nom a 40 caractères au plus.
fault-name-twice = Une autre place porte déjà ce nom.
fault-option = Cette valeur ne convient pas. Choisissez parmi celles proposées, ou un nombre dans les limites.

## Prendre place

join-title = On vous invite à jouer à { $game }
join-title-by = { $host } vous invite à jouer à { $game }
join-page = Invitation
join-players = Joueurs
join-yours = cette place est pour vous
join-length = Durée
join-standard = On joue avec les règles standard, sans option modifiée.
join-options = Modifié à cette table
join-take = Prendre place
join-watch = Regarder seulement
join-refused-title = Ce lien ne mène à aucune place
join-already-title = Vous avez déjà une place à cette table
join-used = Quelqu’un a déjà pris la place de ce lien. Un lien ne sert qu’une fois.
join-wrong = Ce lien ne correspond à aucune place de la table : la copie est incomplète, ou l’hôte en a fait un nouveau depuis.
join-yours-already = Le lien est pour quelqu’un d’autre : envoyez-le.
join-ask = Demandez un autre lien à la personne qui vous l’a envoyé.
join-ask-or-watch = Demandez un autre lien à la personne qui vous l’a envoyé, ou regardez la partie.
join-over = La partie est finie. Vous pouvez encore voir comment elle s’est passée.

## La table

table = Table
table-of = Une table du jeu { $game }
title-your-turn = À vous
seats = Places
seat-open = place libre
seat-here = en ligne
seat-away = hors ligne
seat-you = vous
seat-asked = doit décider
seat-rank = n° { $rank }
seat-won = gagné
seat-lost = perdu
seat-look = Voir depuis cette place
thinking = réfléchit…
countdown = Temps restant : { $time }
game-over = La partie est finie.

actions = Ce que vous pouvez faire
actions-more = { $count } de plus…
actions-above = Vos réponses sont avec la question.
actions-none = On ne vous demande rien pour le moment.

undo = Annuler
undo-nothing = Il n’y a encore rien à annuler.
undo-other = La dernière action n’est pas de vous.
undo-chance = Les dés ou les cartes ont parlé depuis : cela ne s’annule pas.
undo-shown = Une information cachée a été révélée depuis : impossible d’annuler.
undo-final = C’est terminé pour de bon : cela ne s’annule pas.
undo-rules = Les règles ont été mises à jour depuis : ce qui précède ne s’annule plus.
undo-over = La partie est finie.
undo-any_time = Les réglages et les absences ne s’annulent pas ; changez-les plutôt de nouveau.
undo-off = Cette table se joue sans annulation.

choice-selected = Choisi : { $things }
choice-let-go = Lâcher
choice-giving-up = Autres choix… ({ $count })
preview-cost = Coût : { $points }

point = Montrer quelque chose (P)
point-on = Touchez ce que vous voulez montrer à votre équipe.
ping = { $name } montre : { $thing }.
ping-you = Vous montrez : { $thing }.
together = Votre équipe
mate-asked = { $name } doit décider : touchez pour proposer.
mate-other = Proposer plutôt à { $name }
mate-actions = Actions possibles ({ $name })
proposal = { $name } propose : { $action }
proposal-mine = Vous proposez à { $name } : { $action }
proposal-other = { $name } propose à { $other } : { $action }
proposal-do = D’accord
proposal-do-this = D’accord. { $proposal }
proposal-no = Non
proposal-no-this = Non. { $proposal }
proposal-take-back = Retirer
proposal-take-back-this = Retirer. { $proposal }
giving-up = { $count ->
    [one] { $names } veut abandonner : { $count } sur { $people }.
   *[other] { $names } veulent abandonner : { $count } sur { $people }.
  }
giving-up-you = Vous voulez abandonner : { $count } sur { $people }.

end-sure = Il vous reste des choses à faire. Appuyez encore sur E pour finir quand même.

follow = Ce qui se passe
follow-skip = { $count ->
    [0] Au présent
   *[other] Au présent ({ $count })
  }
follow-key = Une touche ou un appui montre le moment suivant.
pace = Rythme
pace-calm = calme
pace-normal = normal
pace-quick = rapide
pace-off = tout de suite
pace-key = attendre ma touche
tools-keys = Touches
tools-replay = Revoir
rematch = Revanche
rematch-join = Rejoindre la revanche

why-not = Pourquoi pas ?
why-not-thing = { $thing } : pourquoi pas ?
why-not-nothing = Il n’y a rien à en faire pour le moment.

panels = Volets de la table
panel-actions = Actions
panel-log = Journal
panel-chat = Discussion
panel-seats = Places
panel-table = Table
sheet-larger = Agrandir ce volet
sheet-smaller = Réduire ce volet
log = Ce qui s’est passé
log-earlier = Montrer ce qui précède
log-empty = Il ne s’est encore rien passé.
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-write = Dire quelque chose
chat-send = Envoyer
guide-title = Guide de voyage
guide-read = Compris
guide-off = Ne plus le montrer

zoom = Zoom
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Tout montrer
zoom-follow = Suivre ce qui se passe

invitations = Inviter par un lien
invitations-text = Envoyez à chaque personne un de ces liens. Qui l’ouvre prend la place.
invitations-level = Si la personne ne vient pas :
invitations-bot = Faire jouer un bot : { $name }
invitations-bot-plays = Un { $bot } joue ici jusqu’à l’arrivée d’une autre personne. Le lien permet toujours de prendre la place.
invitations-open = Garder libre pour une personne : { $name }
settings = Mes réglages
table-links = Liens
table-watch-link = Pour regarder cette table
table-fair = Des tirages vérifiables
table-fair-text = La graine de tous les dés a été fixée à l’ouverture de la table. Voici son empreinte ; la graine elle-même est révélée à la fin, pour que chacun puisse vérifier chaque lancer :
table-seed-chosen = L’hôte a choisi un nombre pour cette graine. Le serveur l’a mêlé à un secret, pour que personne ne connaisse les dés d’avance.
table-options = Comment on joue à cette table
table-not-standard = Partie non standard : une valeur qui décide de sa longueur a été changée.
leave-title = S’absenter
leave = Quitter la table
leave-sure = Un bot jouera à votre place. Vous pourrez revenir à tout moment.
leave-sure-removed = Cette table n’a pas de bot remplaçant : vous quitterez la partie pour de bon.
leave-yes = Oui, quitter
lend = Prêter ma place à un bot
give-up = Abandonner
give-up-sure = Vous quittez cette partie pour de bon, et les autres continuent ou gagnent.
give-up-sure-together = Tout votre camp quittera cette partie pour de bon dès que chacun le voudra.
give-up-yes = Oui, abandonner
give-up-too = Abandonner aussi
give-up-play-on = Continuer la partie
leave-bot-plays = Un bot joue à votre place.
leave-return = Reprendre ma place

connection-lost = La connexion est perdue. Nouvel essai en cours ; rien de la partie n’est perdu.
connection-lost-pending = La connexion est perdue. Votre action partira dès qu’elle sera rétablie.
connection-closed = Cette table vous est fermée.
connection-now = Essayer maintenant

cover-title = Passez l’appareil à { $name }
cover-text = Tout ce que voyait le joueur précédent est caché. Rien ne s’affiche avant que vous n’appuyiez sur le bouton.
cover-ready = Je suis { $name }

result-title = { $count ->
    [0] Personne n’a gagné.
    [one] { $names } gagne !
   *[other] { $names } gagnent ensemble !
  }
result-solo-won = C’est gagné !
result-solo-lost = C’est perdu.
result-team-won = Votre équipe a gagné !
result-team-lost = Votre équipe a perdu.
result-all-lost = L’équipe a perdu.
result-show = Voir le résultat
record-download = Télécharger l’enregistrement
record-help = L’enregistrement contient chaque action et chaque lancer. Grâce à la graine qu’il révèle, tout le monde peut vérifier que les dés n’étaient pas pipés.

keys = Raccourcis clavier
keys-use = Activer les raccourcis à une lettre
key-actions = aller à la question et aux actions possibles
key-arrows = se déplacer dans la liste
key-enter = appuyer, ou faire l’action
key-end = finir le tour ou l’étape
key-undo = annuler
key-board = aller au plateau
key-point = montrer quelque chose : ce qui a le focus, ou ce que vous toucherez
key-pan = déplacer le plateau et zoomer
key-words = lire le plateau en mots
key-cursor = aller au curseur de la carte
key-digits = sur la carte : aller dans cette direction
key-command = demander ou agir par écrit
key-close = lâcher, fermer, ou revenir au présent
key-help = montrer ces touches

## Sur chaque plateau

board-possible = choix possible maintenant
board-proposable = proposition possible
board-first-player = Premier joueur
board-away = hors ligne
board-gone = a quitté la partie

## Le plateau en mots

words = En mots
words-you = Vous
words-around = Autour de vous
words-places = Endroits
words-figures = Pions et figurines
words-table = Sur la table
words-since = Depuis votre dernier tour
words-hand = Vos cartes
words-you-short = vous
words-figure-of = { $figure } ({ $player })
words-figure-at = { $place }, { $way }
words-figure-nowhere = nulle part
words-you-are = Vous êtes ici : { $place }.
words-you-are-nowhere = Vous n’êtes nulle part pour l’instant.
words-watching = Vous regardez : rien ici n’est à vous.
words-here = vous y êtes
words-way = { $steps ->
    [one] { $steps } pas { $toward }
   *[other] { $steps } pas, d’abord { $toward }
  }
words-no-way = aucun chemin libre
words-edge = le bord du plateau
words-beside = { $toward } : { $place }.
words-beside-key = { $toward }, touche { $digit } : { $place }.
words-beside-short = { $toward } : { $place }
words-beside-here = Ici : { $place }.
words-place-line = { $place } : { $way }.
words-place = Endroit
words-contents = Ce qui s’y trouve
words-way-head = Chemin depuis vous
words-neighbours = À côté
words-unexplored = { $count ->
    [one] { $count } endroit inexploré borde la carte connue.
   *[other] { $count } endroits inexplorés bordent la carte connue.
  }
words-found = Découverte : { $place }
words-left = Encore { $points }.
words-with-cost = { $text } ({ $points })
words-offer = Faire { $number } : { $text }.
words-no-figures = Il n’y a personne sur la carte.
words-hand-empty = Vous n’avez aucune carte.
words-table-empty = Il n’y a rien d’autre sur la table.
words-since-nothing = Il ne s’est rien passé depuis.
words-found-nothing = Rien ici ne s’appelle « { $query } ».
words-found-more = { $count ->
    [one] { $count } autre endroit porte ce nom.
   *[other] { $count } autres endroits portent ce nom.
  }
words-no-odds = Aucune probabilité n’est connue pour cela.
words-not-in-reach = Hors d’atteinte pour l’instant. { $place }
words-choose = Laquelle de ces actions ?
words-sure = Il vous reste des choses à faire. Écrivez encore « faire { $number } » pour finir quand même.
words-no-number = Il n’y a pas de numéro { $number }. Choisissez de 1 à { $most }.
words-cursor-at = Carte. { $place }
words-no-direction = Aucune direction n’a la touche { $digit } ici.
words-cursor-keys = Les chiffres mènent dans chaque direction, Origine mène à vous, Entrée dit ce qu’on peut faire ici.
words-cursor-options = Ce qu’on peut faire ici
words-cursor-nothing = Il n’y a rien à faire ici pour l’instant.
words-command = Demander ou agir
words-command-hint = Écrivez « aide » pour savoir quoi écrire.
words-command-send = Envoyer
words-answer = Réponse
words-help = Vous pouvez écrire :
words-help-where = « où » et un nom : où c’est et comment y aller.
words-help-around = « autour » : chaque direction depuis vous, et ce qu’on peut y faire.
words-help-me = « moi » : où vous êtes et ce que vous avez.
words-help-hand = « main » : vos cartes.
words-help-figures = « pions » : tout ce qui se trouve sur la carte.
words-help-table = « table » : ce qu’il y a d’autre sur la table.
words-help-odds = « chances » et un nom : les chances de réussir.
words-help-go = « aller » et un nom ou une direction : y va, si une seule action y mène.
words-help-do = « faire » et un numéro : fait cette action ; « faire » seul dit tout ce qui est possible.
words-help-since = « depuis » : ce qui s’est passé depuis votre dernier tour.
words-help-help = « aide » : cette liste.
command-where = où, trouver
command-around = autour, regarder
command-me = moi, état
command-hand = main, cartes
command-figures = pions, figurines, qui
command-table = table, plateau
command-odds = chances, probabilité
command-go = aller, va
command-do = faire, choisir
command-since = depuis, résumé
command-help = aide
command-fillers = le, la, les, un, une, de, du, des, à, au, aux, en, dans, vers, chez, sur, est, sont, mon, ma, mes

announced = Annonces
announce-your-turn = À vous. { $question }
announce-clock = { $seconds ->
    [one] Encore { $seconds } seconde.
   *[other] Encore { $seconds } secondes.
  }
## Suivre ce qui se passe

log-turn = Tour { $turn } · { $name }
log-turn-you = Tour { $turn } · vous
log-setup = Mise en place
log-undone = Annulé :
recap = Depuis votre dernière action
recap-count = { $count ->
    [one] { $count } événement
   *[other] { $count } événements
  }
recap-count-mine = { $count ->
    [one] { $count } événement, à votre sujet
   *[other] { $count } événements, dont { $mine } à votre sujet
  }
recap-step = Revoir étape par étape
recap-back = Une étape en arrière
recap-forward = Une étape en avant
result-you-won = Vous gagnez !
result-sources = D’où viennent les points
result-source = Origine
result-course = L’évolution des points
result-turn = tour { $turn }
result-turns = Tour
result-as-table = Sous forme de tableau
result-moments = Les moments décisifs
result-see-moment = revoir ce moment
result-moments-missing = Ces moments ne peuvent pas être montrés pour l’instant.
result-story-missing = Le déroulement de la partie ne peut pas être montré pour l’instant.
rematch-made = On vous propose une revanche, aux mêmes places.

## Relecture

replay = Revoir la partie
replay-of = Revoir la partie avec { $names }
replay-setup = La mise en place
replay-action = { $name } : { $action }
replay-hidden = { $name } joue
replay-undo = { $name } annule sa dernière action
replay-position = Position dans la partie
replay-at = Étape { $at } sur { $length }
replay-first = Au début
replay-back = Une étape en arrière
replay-forward = Une étape en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-from = Vu par
replay-spectator = un spectateur

## Règles

rules-search = Chercher dans les règles
rules-search-hint = un mot, ou un numéro comme { $rule }
rules-found = { $count ->
    [0] aucune règle trouvée
    [one] une règle trouvée
   *[other] { $count } règles trouvées
  }
rules-try = Par exemple :
rules-open-all = Ouvrir tous les chapitres
rules-close-all = Fermer tous les chapitres
rules-count = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
  }
rules-none = Aucune règle n’en parle. Essayez un autre mot.
rule-link = Voir { $rule } dans les règles
rule-unknown = Aucune règle n’est donnée pour cela ({ $rule }).
rulebook-missing = Les règles sont inaccessibles. Réessayez dans un instant.

## Problèmes : ce qui s’est passé, pourquoi, que faire

problem-unknown = Quelque chose n’a pas marché. Le serveur dit : { $detail }
problem-offline = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
problem-client-error = Une erreur s’est produite dans cette page. Rechargez-la ; rien de la partie n’est perdu.
problem-rules-failed = Les règles de ce jeu ont échoué à cet endroit. Rien n’a changé, et l’erreur est enregistrée. Faites autre chose.
problem-server-error = Une erreur s’est produite sur le serveur ; elle est enregistrée. Réessayez.
problem-played-elsewhere = Le serveur qui s’occupe de cette table ne répond pas pour l’instant. Un autre prend le relais d’ici quelques secondes : réessayez.
problem-table-closed =
    La personne qui fait tourner ce serveur a fermé cette table{ $reason ->
        [conduct] { "" } à cause de ce que quelqu’un y a fait
        [fault] { "" } parce que quelque chose n’y marche plus
        [unused] { "" } parce que plus personne n’y jouait
        [request] { "" } à la demande de quelqu’un de la table
       *[other] { "" }
    }. Elle reste telle quelle, et personne ne peut y jouer.
problem-banned =
    La personne qui fait tourner ce serveur en refuse l’accès, à vous ou à votre adresse internet{ $reason ->
        [conduct] { "" }, à cause de ce qui s’est passé ici
        [flood] { "" }, parce que trop de demandes en venaient
       *[other] { "" }
    }. { $ends ->
        [yes] Ce refus prend fin de lui-même : { $when }. Si
       *[other] Si
    } c’est une erreur, écrivez-lui.
problem-store-failed = Rien n’a changé, car rien n’a pu être enregistré. Réessayez plus tard.
problem-no-such-address = Il n’y a rien à cette adresse. Vérifiez le lien.
problem-wrong-method = La page a mal appelé cette adresse. Rechargez-la.
problem-bad-request = Le serveur n’a pas compris ce que cette page a envoyé : elle est peut-être plus ancienne que lui. Rechargez-la et réessayez.
problem-not-json = Le serveur n’a pas compris la page. Rechargez-la et réessayez.
problem-too-many =
    { $limit ->
        [tables] Trop de tables ont été créées en peu de temps.
        [seats] Trop de places ont été prises, quittées ou changées en peu de temps.
        [sockets] Trop de tables sont ouvertes en même temps : fermez quelques onglets.
        [openings] Des tables ont été ouvertes trop souvent en peu de temps.
        [chat] Trop de messages ont été écrits en peu de temps.
        [memory] On joue à tant de tables sur ce serveur qu’il n’y a plus de place pour une autre.
       *[other] Trop de demandes ont été faites au serveur en peu de temps.
    } { $minutes ->
        [0] { $seconds ->
            [one] Réessayez dans une seconde.
           *[other] Réessayez dans { $seconds } secondes.
        }
       *[other] Réessayez dans { $minutes } minutes.
    }
problem-too-big = Le texte est trop long. Raccourcissez-le.
problem-wrong-origin = La demande vient de la page d’un autre site. Ouvrez Hypogeum lui-même.
problem-wrong-host = Ce serveur ne répond pas sous ce nom. Ouvrez Hypogeum à l’adresse qu’on vous a donnée.
problem-game-not-found = Il n’y a pas de jeu « { $game } » ici.
problem-language-not-found = Il n’y a pas de règles dans cette langue.
problem-table-not-found = Cette table n’existe pas ou vous est fermée. Vérifiez le lien ou demandez une invitation.
problem-seat-not-found = La table n’a pas cette place.
problem-entry-not-found = La partie n’a pas cette étape.
problem-not-your-seat = Cette place n’est pas la vôtre. Jouez depuis une place que vous occupez.
problem-only-players-talk = Les spectateurs lisent la discussion. Prenez place pour y écrire.
problem-no-teammates = Personne ne joue dans votre camp : il n’y a personne à qui le montrer.
problem-not-a-teammate = Aucune autre personne ne joue cette place dans votre camp. Proposez à un coéquipier qui doit décider.
problem-not-offered = Cette action n’est plus offerte à votre coéquipier. Regardez de nouveau.
problem-nobody-plays = Il faut au moins une personne à la table. Prenez une des places.
problem-wrong-option = Le serveur n’accepte pas cette valeur. Choisissez-en une autre.
problem-wrong-seats = Le jeu ne se joue pas à ce nombre de joueurs. Ajoutez ou retirez des places.
problem-wrong-seed = Le serveur n’accepte pas cette graine.
problem-no-such-bot = Le serveur n’a pas de bot de cette force. Choisissez-en une autre.
problem-wrong-invitation = Cette invitation ne correspond à aucune place de la table. Demandez un nouveau lien à l’hôte.
problem-not-the-host = Seule la personne qui a ouvert la table décide de ses places libres et de ses bots. Demandez-lui.
problem-not-your-table = Vous n’avez pas de place à cette table et ne l’avez pas ouverte : elle n’est pas dans votre liste.
problem-seat-not-free = Quelqu’un a pris cette place et en décide maintenant.
problem-seat-taken = Quelqu’un a déjà pris cette place. Demandez un autre lien à l’hôte.
problem-already-seated = Vous êtes déjà à cette table. Le lien est pour une autre personne.
problem-newer-rules = Cette table se joue avec des règles plus récentes que celles de ce serveur. Qui l’administre peut le mettre à jour.
problem-cannot-continue =
    Les règles ont tant changé que cette table ne peut plus { $over ->
        [true] être montrée. Son enregistrement reste lisible.
       *[other] continuer. Elle est conservée telle quelle, et ce qui est caché le reste. La personne qui fait tourner le serveur peut revenir à la version précédente.
    }
problem-damaged = Les données de cette table sont endommagées : elle n’est donc pas affichée. Qui administre le serveur peut rétablir une copie.
problem-stale = La table a changé entre-temps. Regardez de nouveau et choisissez.
problem-game-over = La partie est finie. On ne peut plus rien faire.
problem-game-runs = L’enregistrement révélerait des cartes cachées. Vous l’aurez à la fin de la partie.
problem-bot-plays = Un bot joue cette place pour vous. Reprenez-la d’abord.
problem-left-for-good = Cette place a quitté la partie pour de bon.
problem-illegal-action = Ce n’est pas possible maintenant.
problem-unreadable-action = Le serveur n’a pas compris cette action. Rechargez la page.
problem-not-an-action = Le serveur n’a pas compris cette action. Rechargez la page.
problem-no-such-setting = Le serveur ne connaît pas ce réglage. Rechargez la page.
problem-undo-refused = La dernière action ne peut plus être annulée.
