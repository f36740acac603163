### The rules to look up, in English.

page-rules-title = Rules
page-rules-game = Rules of { $game }
page-rules-search = Search the rules
page-rules-chapters = Chapters
page-rules-index = Index
page-rules-next = Next: { $chapter }
page-rules-others = Other rulings
page-rules-found = { $n ->
    [0] Nothing found. Try other words.
    [one] One passage found
   *[other] { $n } passages found
}
page-rules-source = Source: { $source }
page-rules-reading = You can choose the other interpretation in the table options.
page-rules-show = Show me
page-rules-show-of = Show me { $id }
page-rules-show-thing = Show me { $name }
page-rules-back = Back to the rules
page-rules-example = Example { $n } of { $of }
page-rules-example-before = Previous example
page-rules-example-next = Next example
page-rules-kind-case = Example
page-rules-kind-edge = Special case
page-rules-kind-refusal = Not allowed
page-rules-begins = Starting position.
page-rules-line = Related rules: { $chapter }
page-rules-read = Rules: { $chapter }
page-rules-ruling = More about ruling { $id }
page-rules-first-close = Do not show again
page-rules-firsts = Explain new things when they first come up
page-rules-failed = The rules could not be loaded.
