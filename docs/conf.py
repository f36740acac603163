"""The documentation site, as Sphinx builds it; tools/site.py brings its pages together."""

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
autodoc_class_signature = "separated"
python_use_unqualified_type_names = True


def setup(app: Sphinx) -> None:
    app.add_lexer("ftl", TextLexer)  # Pygments does not know Fluent
