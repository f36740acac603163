### Sans serveur : les tables sont dans ce navigateur.

page-offline-coming = La table arrive : { $came } Mo sur { $total }
page-offline-waking = La table se réveille…
page-offline-elsewhere = Sortilege est ouvert dans un autre onglet, et vos tables y sont.
page-offline-here = Jouer ici
page-offline-failed = Les tables n'ont pas pu être dressées : une partie de la page manque peut-être ou est abîmée. Les parties jouées ici sont conservées. Rechargez la page.
page-offline-newer = Une version plus récente de Sortilege a conservé ces tables, et celle-ci ne sait pas les lire. Rien n'a changé : rechargez la page avec une connexion, et la plus récente viendra.
page-offline-again = Recharger
page-offline-opened = Ouverte comme fichier, cette page ne peut pas jouer : les navigateurs veulent qu'elle vienne d'un serveur. Lancez « python3 -m http.server » dans son dossier et allez à http://localhost:8000.
page-offline-unkept = Ce navigateur ne conserve rien ici, peut-être parce que la fenêtre est privée : vos parties finissent avec cet onglet.
page-offline-first = Vos parties restent dans ce navigateur. Est-ce une fenêtre privée ? Alors elles disparaissent à sa fermeture.
page-offline-full = Ce navigateur n'a plus la place d'écrire quoi que ce soit. Vos tables sont conservées et attendent : faites de la place, ou enregistrez-les dans un fichier à la page d'accueil.
page-offline-update = Une nouvelle version est prête.
page-offline-update-go = L'utiliser maintenant
page-offline-later = Plus tard

## Sur la page d'accueil

page-home-together = Dresser une table
page-home-together-text = Des amis sur cet appareil, des robots de toute force, vos propres règles.
page-offline-title = Sur cet appareil
page-offline-text = Vous jouez sans serveur : ce navigateur conserve vos tables.
page-offline-promised = Il promet de ne pas les effacer.
page-offline-unpromised = Il peut les effacer quand la place manque, et une fenêtre privée le fait en se fermant : enregistrez-les de temps en temps dans un fichier.
page-offline-slow = Réfléchit moins sur cet appareil, trop lent pour davantage.
page-offline-install = Installer comme application
page-offline-install-menu = Pour l'installer comme application, choisissez « Sur l'écran d'accueil » ou « Ajouter au Dock » dans le menu de votre navigateur ou sous « Partager ».
page-offline-save = Tout enregistrer dans un fichier
page-offline-load = Charger un fichier
page-offline-wrong = Ce fichier n'est ni l'enregistrement d'une partie ni l'ensemble qu'enregistre Sortilege. Choisissez-en un autre.
page-offline-replace = Tables dans ce fichier : { $come }. Elles remplacent toutes les tables de cet appareil : { $go }.
page-offline-replace-go = Les remplacer
page-offline-replace-no = Garder celles d'ici
page-offline-no-room = Il n'y a pas assez de place sur cet appareil pour ce fichier. Rien n'a changé : faites de la place, puis chargez-le de nouveau.
