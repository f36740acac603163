"""The documentation site, as Sphinx builds it; tools/docs_site.py brings its pages together."""

import re

from pygments.lexers import TextLexer
from sphinx.application import Sphinx

from sortilege import __version__

project = "Sortilege"
copyright = "The Sortilege authors"
release = version = __version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
html_theme = "furo"
html_title = f"Sortilege {release}"
html_static_path, html_css_files = ["static"], ["site.css"]
html_copy_source = False
html_show_sphinx = False
pygments_style, pygments_dark_style = "friendly", "monokai"

myst_heading_anchors = 4
myst_enable_extensions = ["attrs_block"]

# Docstrings are plain sentences: what stands between single backticks is code.
default_role = "literal"
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
autodoc_inherit_docstrings = False  # what other libraries say of their own is in their own documentation
python_use_unqualified_type_names = True


def tidied(
    app: Sphinx, what: str, name: str, found: object, options: object, signature: str | None, returns: str | None
) -> tuple[str, str | None] | None:
    """A game is never made by hand, so how it is made is not shown; what a field begins with is not spelled out."""
    if name == "sortilege.Game":
        return "", returns
    return (re.sub(r"~[\w.]*\.", "", signature).replace("<factory>", "…"), returns) if signature else None


def setup(app: Sphinx) -> None:
    app.connect("autodoc-process-signature", tidied)
    app.add_lexer("ftl", TextLexer)  # Pygments does not know Fluent
