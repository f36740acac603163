"""The presentation of Seasons: ids, views, events, prompts, messages."""
