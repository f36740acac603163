"""SpellBook's presentation: ids, views, events, prompts, messages."""
