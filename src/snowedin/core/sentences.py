"""Messages of a Fluent catalogue as plain functions, for sentences that are said often.

Only what nearly every message is made of: text, words and numbers that are put in, and choices by one of them.
Fluent itself is asked once for every number, and for everything else.
"""

from collections.abc import Callable, Mapping
from typing import Any

Sentence = Callable[[Mapping[str, Any]], str]

LONG = 200  # letters of a word: Fluent knows what is too long
KEPT = 2000  # numbers and choices that are remembered for one place in a message


class UnsaidError(Exception):
    """This is for Fluent to say."""


def sentence_of(bundle: Any, code: str) -> Sentence:
    """What says a message of a catalogue; raises `UnsaidError` where Fluent is to be asked."""
    try:
        return _whole(bundle, bundle.get_message(code).value)
    except UnsaidError:
        return _unsaid


def _unsaid(args: Mapping[str, Any]) -> str:
    raise UnsaidError


def _whole(bundle: Any, pattern: Any) -> Sentence:
    elements = getattr(pattern, "elements", [pattern])  # what is the whole message stands for itself
    if len(elements) == 1:
        return _part(bundle, elements[0])
    texts = [getattr(element, "value", None) for element in elements]  # of what is no text, nothing
    frame = "".join("%s" if text is None else text.replace("%", "%%") for text in texts)
    parts = [_part(bundle, element) for element, text in zip(elements, texts, strict=True) if text is None]
    return lambda args: frame % tuple([part(args) for part in parts])


def _part(bundle: Any, element: Any) -> Sentence:
    from fluent.syntax import ast

    if isinstance(element, ast.TextElement):
        text = element.value
        return lambda args: text
    asked = getattr(element, "expression", None)
    if isinstance(asked, ast.VariableReference):
        return _put_in(bundle, element, asked.id.name)
    if isinstance(asked, ast.SelectExpression) and isinstance(asked.selector, ast.VariableReference):
        return _chosen(bundle, asked)
    raise UnsaidError


def _put_in(bundle: Any, alone: Any, name: str) -> Sentence:
    """A word stays as it is; a number is written as the language writes it."""
    known: dict[int, str] = {}

    def said(args: Mapping[str, Any]) -> str:
        value = args.get(name)
        if type(value) is str and len(value) <= LONG:
            return value
        if type(value) is not int:
            raise UnsaidError
        if value not in known:
            if len(known) >= KEPT:
                known.clear()
            known[value] = str(bundle.format_pattern(alone, {name: value})[0])
        return known[value]

    return said


def _chosen(bundle: Any, asked: Any) -> Sentence:
    from fluent.runtime.resolver import ResolverEnvironment, match
    from fluent.runtime.utils import native_to_fluent

    place = ResolverEnvironment(context=bundle, errors=[])
    variants = [(variant.key(place), _whole(bundle, variant.value)) for variant in asked.variants]
    [otherwise] = [said for variant, (_, said) in zip(asked.variants, variants, strict=True) if variant.default]
    name, known = asked.selector.id.name, dict[Any, Sentence]()

    def fitting(value: Any) -> Sentence:
        fluent = native_to_fluent(value)
        return next((said for key, said in variants if match(fluent, key, place)), otherwise)

    def said(args: Mapping[str, Any]) -> str:
        value = args.get(name)
        if type(value) is not int and type(value) is not str:
            raise UnsaidError
        if value not in known:
            if len(known) >= KEPT:
                known.clear()
            known[value] = fitting(value)
        return known[value](args)

    return said
