"""Shows in the reference what the comment behind a field says of it."""

import ast

from griffe import Attribute, Docstring, Extension, Inspector, ObjectNode, Visitor


class FieldComments(Extension):
    def on_attribute_instance(
        self, *, node: ast.AST | ObjectNode, attr: Attribute, agent: Visitor | Inspector, **kwargs: object
    ) -> None:
        if attr.docstring is None and attr.parent is not None and attr.parent.is_class and attr.lines:
            _, mark, comment = attr.lines[0].partition("  # ")
            if mark and not comment.startswith(("noqa", "type:")):
                attr.docstring = Docstring(f"{comment[0].upper()}{comment[1:]}.", lineno=attr.lineno, parent=attr)
