### The rules to look up, in English.

page-rules-title = Rules
page-rules-game = Rules of { $game }
page-rules-search = Search the rules
page-rules-chapters = Chapters
page-rules-index = Index
page-rules-others = Other rulings
page-rules-found = { $n ->
    [0] Nothing found. Other words may help.
    [one] One passage found
   *[other] { $n } passages found
}
page-rules-source = Source: { $source }
page-rules-reading = A table can choose the other reading among its options.
page-rules-show = Show me
page-rules-show-of = Show me { $id }
page-rules-show-thing = Show me { $name }
page-rules-back = Back to the rules
page-rules-example = Example { $n } of { $of }
page-rules-example-before = Previous example
page-rules-example-next = Next example
page-rules-kind-case = How it goes
page-rules-kind-edge = A special case
page-rules-kind-refusal = What is not possible
page-rules-begins = The table at the beginning.
page-rules-line = The rules about this: { $chapter }
page-rules-read = Rules: { $chapter }
page-rules-ruling = More about ruling { $id }
page-rules-first-close = Do not show this again
page-rules-firsts = Explain what comes up for the first time
page-rules-failed = The rules cannot be fetched just now.
