### Was an den Optionen von SpellBook nicht stimmen kann, auf Deutsch.

engine-difficulty = Die Schwierigkeit gilt für das Spiel allein; zu mehreren bleibt sie auf 0.
