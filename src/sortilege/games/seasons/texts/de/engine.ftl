### Was an den Optionen von Seasons nicht stimmen kann, auf Deutsch.

engine-draft = { $name } ändert die Kartenauswahl, und Zauberlehrlinge haben keine: nimm eine andere Stufe oder eine andere Verzauberung.
engine-deck = { $name } verteilt je { $dealt } Karten an { $seats } Spieler, aber dieser Stapel hat nur { $cards }: spielt als Erzmagier, mit den Karten von Enchanted Kingdom oder zu wenigeren.
