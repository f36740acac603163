"""The page's texts, from the same Fluent files."""

from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from sortilege.core.text.catalog import text_files


@cache
def bundle(language: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    for file in text_files(language):
        found.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return found


def page_text(language: str, key: str, **args: str | int) -> str:
    pattern = bundle(language).get_message(key).value
    assert pattern is not None, key
    return str(bundle(language).format_pattern(pattern, args)[0])
