### Without a server: the tables are in this browser.

page-offline-coming = The table comes up: { $came } of { $total } MB
page-offline-waking = The table wakes up …
page-offline-elsewhere = Sortilege is open in another tab, and your tables are there.
page-offline-here = Play here
page-offline-failed = The tables could not be set up: a part of the page may be missing or damaged. Tables that you have played at here are kept. Load the page again.
page-offline-newer = A newer version of Sortilege has kept these tables, and this one cannot read them. Nothing was changed: load the page again with a network, and the newer one comes.
page-offline-again = Load again
page-offline-opened = Opened as a file, this page cannot play: browsers want it to come from a server. Run “python3 -m http.server” in its folder and go to http://localhost:8000.
page-offline-unkept = This browser keeps nothing here, perhaps because the window is private: your games end with this tab.
page-offline-first = Your games stay in this browser. Is this a private window? Then they go when it closes.
page-offline-full = This browser has no room left to write anything down. Your tables are kept and wait: make room, or save them as a file on the start page.
page-offline-update = A new version is ready.
page-offline-update-go = Use it now
page-offline-later = Later

## On the start page

page-home-together = Set a table
page-home-together-text = Friends on this device, bots of any strength, your own rules.
page-offline-title = On this device
page-offline-text = You play without a server: this browser keeps your tables.
page-offline-promised = It promises not to clear them away.
page-offline-unpromised = It may clear them away when room gets short, and a private window does so when it closes: save them as a file now and then.
page-offline-slow = Thinks less on this device, which is too slow for more.
page-offline-install = Install as an app
page-offline-install-menu = To install it as an app, choose “Add to Home Screen” or “Add to Dock” in your browser's menu or under “Share”.
page-offline-save = Save everything as a file
page-offline-load = Load a file
page-offline-wrong = This file is neither a game's record nor everything that Sortilege saved. Choose another one.
page-offline-replace = Tables in this file: { $come }. They replace all tables on this device: { $go }.
page-offline-replace-go = Replace them
page-offline-replace-no = Keep what is here
page-offline-no-room = There is no room on this device for what is in the file. Nothing was changed: make room, then load it again.
