### Sans serveur : les tables sont dans ce navigateur.

page-offline-coming = Chargement des jeux : { $came } Mo sur { $total }
page-offline-waking = Démarrage…
page-offline-elsewhere = Sortilege est ouvert dans un autre onglet, avec vos tables.
page-offline-here = Jouer dans cet onglet
page-offline-failed = Le chargement a échoué : une partie de la page manque peut-être ou est endommagée. Vos tables enregistrées sont intactes. Rechargez la page.
page-offline-newer = Ces tables ont été enregistrées par une version plus récente de Sortilege, que celle-ci ne peut pas lire. Rien n'a été modifié. Connectez-vous et rechargez la page pour obtenir la version récente.
page-offline-again = Recharger
page-offline-opened = Cette page ne fonctionne pas ouverte comme fichier : les navigateurs exigent un serveur. Lancez « python3 -m http.server » dans son dossier et ouvrez http://localhost:8000.
page-offline-unkept = Ce navigateur n'enregistre rien ici, peut-être parce que la fenêtre est privée. Vos parties se terminent quand vous fermez cet onglet.
page-offline-first = Vos parties sont enregistrées dans ce navigateur. Dans une fenêtre privée, elles sont supprimées à sa fermeture.
page-offline-full = Ce navigateur n'a plus d'espace de stockage. Vos tables sont intactes. Libérez de l'espace ou enregistrez-les dans un fichier depuis l'accueil.
page-offline-update = Une nouvelle version est disponible.
page-offline-update-go = Mettre à jour
page-offline-later = Plus tard

## Sur la page d'accueil

page-home-together = Créer une table
page-home-together-text = Amis sur cet appareil, robots de tout niveau, vos propres règles.
page-offline-title = Sur cet appareil
page-offline-text = Vous jouez sans serveur : vos tables sont enregistrées dans ce navigateur.
page-offline-promised = Le navigateur s'est engagé à les conserver.
page-offline-unpromised = Le navigateur peut les supprimer si l'espace vient à manquer, et une fenêtre privée les supprime à sa fermeture. Enregistrez-les de temps en temps dans un fichier.
page-offline-slow = Joue moins fort ici : cet appareil est trop lent pour sa pleine force.
page-offline-install = Installer l'application
page-offline-install-menu = Pour installer l'application, choisissez « Sur l'écran d'accueil » ou « Ajouter au Dock » dans le menu de votre navigateur ou sous « Partager ».
page-offline-save = Tout enregistrer dans un fichier
page-offline-load = Charger un fichier
page-offline-wrong = Ce fichier n'est ni un enregistrement de partie ni une sauvegarde de Sortilege. Choisissez-en un autre.
page-offline-replace = Tables dans ce fichier : { $come }. Elles remplacent toutes les tables de cet appareil : { $go }.
page-offline-replace-go = Remplacer
page-offline-replace-no = Garder mes tables
page-offline-no-room = Il n'y a pas assez d'espace sur cet appareil pour ce fichier. Rien n'a été modifié. Libérez de l'espace et chargez-le de nouveau.
