"""A table in the terminal: it draws views, asks people for choices and lets bots choose.

It knows the protocol and nothing of any game, but for the game's own drawing.
"""

import shlex
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from pathlib import Path

from rich.columns import Columns
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from ..bots import Bot, warm_up
from ..core.document import read_document
from ..core.game import Refusal
from ..core.match import Match
from ..core.records import copy
from ..core.rulebook import rulebook
from ..core.words import Phrase, Shortcut
from . import console, typed, waiting_for
from .unfinished import Kept

FEW = 30  # choices that are listed without being asked for

LONGEST = 200  # letters of something typed that could be a choice

HELP = {
    "a number": "make that choice",
    "words": "the same; the first letters are enough if they are clear",
    "moves": "list all choices",
    "look": "draw the table again",
    "hint": "what the bot would do",
    "undo": "take back your last choice",
    "log": "what happened so far",
    "rules": "the rulebook",
    "save FILE": "keep the match",
    "quit": "leave the table",
}


class Left(Exception):  # noqa: N818
    """A person left the table."""


class Table:
    """One match, the people and the bots around it."""

    def __init__(self, match: Match, people: set[int], bots: dict[int, Bot], kept: Kept) -> None:
        self.match = match
        self.people = people
        self.bots = bots
        self._kept = kept
        self._saved: list[tuple[int, int]] | None = None  # the choices that are in a file of the player's own
        self.words = match.words()
        self.out = console(markup=False)
        self._can_keep = True
        self._curtain_for: int | None = None
        self._advisor = Bot(match.game, "bot")

    def play(self) -> int:
        """Play to the end, or until somebody leaves."""
        try:
            self._wait_for_bots()
            while not self.match.is_over:
                self._next_choice()
        except (Left, EOFError, KeyboardInterrupt) as way:
            self.out.print("" if isinstance(way, Left) else "\n", "You left the table.", sep="")
            self._leave_it_there()
            return 0
        self._kept.drop()
        viewer = next(iter(self.people)) if len(self.people) == 1 else None
        self._draw(viewer)
        self._show_result()
        return 0

    def _wait_for_bots(self) -> None:
        """What a bot thinks with is compiled before its first game; say so instead of standing still."""
        for name in sorted({bot.name for bot in self.bots.values()} if not self.match.is_over else ()):
            with waiting_for(self.out, f"Waiting for {name.capitalize()}, whose first game takes some time to prepare"):
                warm_up(self.match.game, name, self.match)

    def _next_choice(self) -> None:
        """Bots first: where choices are simultaneous, nobody waits for them."""
        waiting = self.match.to_act()
        seat = next((seat for seat in waiting if seat in self.bots), waiting[0])
        if seat in self.bots:
            self._carry_out(seat, self._thought_of(seat))
        else:
            self._ask(seat)

    def _thought_of(self, seat: int) -> int:
        """What a bot chooses; while one thinks, that is said."""
        level = self.bots[seat].level
        thinks = level is not None and not level.bot
        with waiting_for(self.out, f"{self._name(seat)} thinks") if thinks else nullcontext():
            return self.bots[seat].choose(self.match, seat)

    def _keep(self) -> None:
        """Once a person has chosen, nothing is lost, however the table is left."""
        try:
            if any(seat in self.people for seat, _ in self.match.actions):
                self._kept.save(self.match)
            else:
                self._kept.drop()
        except OSError as error:
            if self._can_keep:
                self.out.print(
                    f"The match cannot be kept by itself ({error.strerror}); save FILE keeps it.", style="yellow"
                )
            self._can_keep = False

    def _leave_it_there(self) -> None:
        """For the next time, unless the player saved it as it is."""
        if self._saved == self.match.actions:
            self._kept.drop()
            return
        self._kept.release()
        if self._kept.file.exists():
            self.out.print("The match is kept; `snowedin play` offers to go on with it.")

    def _ask(self, seat: int) -> None:
        """Ask a person until they have chosen or changed the position."""
        shortcuts = self.match.shortcuts(seat)
        if any(shortcut.is_automatic for shortcut in shortcuts):
            self._take(seat, next(shortcut for shortcut in shortcuts if shortcut.is_automatic))
            return
        self._pass_the_screen(seat)
        self._draw(seat)
        if len(self.match.legal(seat)) <= FEW:
            self._list_choices(seat)
        while True:
            text = typed(self.out, Text.assemble((self._name(seat), "bold"), ", your choice (? for help): "))
            try:
                if self._obey(seat, text):
                    return
            except Refusal as refusal:
                self.out.print(str(refusal), style="yellow")

    def _obey(self, seat: int, text: str) -> bool:
        """Do what was typed; true when the position is another one."""
        command, _, rest = text.strip().partition(" ")
        if text.strip().isdecimal():
            return self._choose_number(seat, text.strip())
        if command.casefold() == "undo" and not rest:
            return self._undo(seat)
        actions: dict[str, Callable[[], None]] = {
            "?": self._help,
            "help": self._help,
            "moves": lambda: self._list_choices(seat),
            "look": lambda: self._draw(seat),
            "hint": lambda: self._hint(seat),
            "log": lambda: self._tell_log(seat),
            "rules": lambda: self.out.print(Markdown(rulebook(self.match.game).text)),
            "save": lambda: self._save(rest),
            "quit": self._leave,
            "q": self._leave,
        }
        if command.casefold() in actions and (not rest or command.casefold() == "save"):
            actions[command.casefold()]()
            return False
        if not command:
            return False
        if len(text) > LONGEST:
            raise Refusal("That is too long to be a choice.")
        self._carry_out(seat, self.match.parse(seat, text, self.words))
        return True

    def _help(self) -> None:
        grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 0))
        grid.add_column(style="bold", no_wrap=True)
        for command, what in HELP.items():
            grid.add_row(command, what)
        self.out.print(grid)
        legend = self.match.game.table.legend(self.words)
        if legend is not None:
            self.out.print(legend)

    def _choose_number(self, seat: int, digits: str) -> bool:
        legal, shortcuts = self.match.legal(seat), self.match.shortcuts(seat)
        most = len(legal) + len(shortcuts)
        number = int(digits) if len(digits) < LONGEST else 0
        if not 1 <= number <= most:
            known = "There is one choice, number 1" if most == 1 else f"Choices are numbered 1 to {most}"
            raise Refusal(f"{known}; {number or 'that'} is none of them.")
        if number > len(legal):
            self._take(seat, shortcuts[number - len(legal) - 1])
        else:
            self._carry_out(seat, legal[number - 1])
        return True

    def _take(self, seat: int, shortcut: Shortcut) -> None:
        for action in shortcut.find():
            self._carry_out(seat, action)

    def _carry_out(self, seat: int, action: int) -> None:
        self.match.act(seat, action)
        self._keep()
        for viewer in self._viewers():
            told = self.match.game.telling.narrate(self.match.before, seat, action, self.match.state, viewer)
            for phrase in told:
                self._say(phrase)

    def _viewers(self) -> list[int | None]:
        """One person hears what they may know; several at one screen hear what everybody may."""
        return [next(iter(self.people))] if len(self.people) == 1 else [None]

    def _say(self, phrase: Phrase) -> None:
        self.out.print(self.words.say(phrase))

    def _draw(self, viewer: int | None) -> None:
        self.out.print()
        self.out.print(self.match.game.table.draw(self.match.seen_by(viewer), self.words, viewer))

    def _list_choices(self, seat: int) -> None:
        phrases = [self.match.describe(seat, action) for action in self.match.legal(seat)]
        phrases += [shortcut.phrase for shortcut in self.match.shortcuts(seat)]
        texts = [f"{number:>3} {self.words.say(phrase)}" for number, phrase in enumerate(phrases, 1)]
        self.out.print(Columns(texts, column_first=True, padding=(0, 3)))

    def _hint(self, seat: int) -> None:
        with waiting_for(self.out, f"Asking {self._advisor.name.capitalize()}"):
            action = self._advisor.choose(self.match, seat)
        self.out.print(f"{self._advisor.name.capitalize()} would: {self.words.say(self.match.describe(seat, action))}")

    def _tell_log(self, seat: int) -> None:
        """The story so far as this seat may know it."""
        viewer = seat if len(self.people) == 1 else None
        state = self.match.state_after(0)
        for number, (actor, action) in enumerate(self.match.actions, 1):
            before = copy(state)
            self.match.engine.apply(state, actor, action)
            for phrase in self.match.game.telling.narrate(before, actor, action, state, viewer):
                self.out.print(f"{number:>4} {self.words.say(phrase)}")
        if not self.match.actions:
            self.out.print("Nothing has happened yet.")

    def _undo(self, seat: int) -> bool:
        """Take back this seat's last choice and all that followed."""
        own = [number for number, (actor, _) in enumerate(self.match.actions) if actor == seat]
        if not own:
            raise Refusal("There is no choice of yours to take back yet.")
        count = len(self.match.actions) - own[-1]
        if len(self.people) > 1 and not (count == 1 and self.match.may_undo()):
            raise Refusal("Something was shown or somebody has answered since then, so it cannot be taken back.")
        self.match.undo(count)
        self._keep()
        self.out.print("Taken back.")
        return True

    def _save(self, file: str) -> None:
        if not file.strip():
            raise Refusal("Say where: save FILE.")
        path = Path(file.strip())
        try:
            path = path.expanduser()
            if path.exists():
                _check_is_match(path)
            self.match.save(path)
        except OSError as error:
            raise Refusal(f"{path} cannot be written: {error.strerror}.") from error
        except (RuntimeError, ValueError) as error:  # there is no such home; or the name is none
            raise Refusal(f"{str(path)!r} cannot be written: {str(error).rstrip('.')}.") from error
        self._saved = list(self.match.actions)
        self.out.print(f"Saved. Go on later with: snowedin play --resume {shlex.quote(str(path))}", soft_wrap=True)

    def _leave(self) -> None:
        raise Left

    def _pass_the_screen(self, seat: int) -> None:
        """Where several people share the screen, the next one is called before anything is shown."""
        if len(self.people) > 1 and self._curtain_for != seat:
            self.out.clear()
            typed(self.out, Text.assemble("Pass the screen to ", (self._name(seat), "bold"), " and press Enter "))
        self._curtain_for = seat

    def _show_result(self) -> None:
        rewards = self.match.rewards()
        if self.match.game.reward_sum is None:
            self.out.print(f"Together you reached {rewards[0]:.0%} of what is possible.", style="bold")
            return
        winners = [self._name(seat) for seat, reward in enumerate(rewards) if reward == max(rewards)]
        result = f"Winner: {winners[0]}" if len(winners) == 1 else f"Shared by {together(winners)}"
        self.out.print(result, style="bold")

    def _name(self, seat: int) -> str:
        return self.match.names[seat] if seat < len(self.match.names) else f"Player {seat + 1}"


def together(names: Sequence[str]) -> str:
    *some, last = names
    return f"{', '.join(some)} and {last}" if some else last


def _check_is_match(path: Path) -> None:
    """Another file than a match is not written over."""
    try:
        read_document(path.read_bytes())
    except Refusal as refusal:
        raise Refusal(f"{path} is there already and is no saved match; choose another name.") from refusal
