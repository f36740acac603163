### Without a server: the tables are in this browser.

page-offline-coming = Loading the games: { $came } of { $total } MB
page-offline-waking = Starting …
page-offline-elsewhere = Sortilege is open in another tab, with your tables.
page-offline-here = Play in this tab
page-offline-failed = Loading failed: part of the page may be missing or damaged. Your saved tables are safe. Reload the page.
page-offline-newer = These tables were saved by a newer version of Sortilege, which this version cannot read. Nothing was changed. Go online and reload the page to get the newer version.
page-offline-again = Reload
page-offline-opened = This page cannot run from a file: browsers require a server. Run “python3 -m http.server” in its folder and open http://localhost:8000.
page-offline-unkept = This browser does not save anything here, perhaps because this is a private window. Your games end when you close this tab.
page-offline-first = Your games are saved in this browser. In a private window, they are deleted when you close it.
page-offline-full = This browser is out of storage space. Your tables are safe. Free up space, or save them to a file on the start page.
page-offline-update = A new version is available.
page-offline-update-go = Update now
page-offline-later = Later

## On the start page

page-home-together = Create a table
page-home-together-text = Friends on this device, bots of any strength, your own rules.
page-offline-title = On this device
page-offline-text = You are playing without a server: your tables are saved in this browser.
page-offline-promised = The browser has promised to keep them.
page-offline-unpromised = The browser may delete them when storage runs low, and a private window deletes them when closed. Save them to a file now and then.
page-offline-slow = Plays weaker here: this device is too slow for full strength.
page-offline-install = Install as an app
page-offline-install-menu = To install the app, choose “Add to Home Screen” or “Add to Dock” in your browser's menu or under “Share”.
page-offline-save = Save everything to a file
page-offline-load = Load a file
page-offline-wrong = This file is neither a game record nor a Sortilege backup. Choose another one.
page-offline-replace = Tables in this file: { $come }. They replace all tables on this device: { $go }.
page-offline-replace-go = Replace
page-offline-replace-no = Keep my tables
page-offline-no-room = There is not enough space on this device for this file. Nothing was changed. Free up space and load it again.
