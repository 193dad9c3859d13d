"""`snowedin completion`: what a shell offers when Tab is pressed, written out of the command line's own parser.

The script knows the games, bots and options that were installed when it was made, and never asks Python again.
"""

import argparse
import shlex
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from ..bots import names
from ..core.game import Choice, Count, Game, Option, Seat
from ..games import GAMES

SHELLS = ("bash", "zsh", "fish")
FLAG, WORD, FILE, GAME, BOTS, SETTING, CHOICE = "flag", "word", "file", "game", "bots", "setting", "choice"
FILES = ("FILE", "FOLDER")  # of a metavar


@dataclass(frozen=True)
class Argument:
    """One thing that a command can be told: by its `flags`, or by its place where there are none."""

    flags: tuple[str, ...]
    help: str
    kind: str
    words: tuple[str, ...] = ()


@dataclass(frozen=True)
class Command:
    name: str
    help: str
    arguments: tuple[Argument, ...]

    @property
    def flagged(self) -> list[Argument]:
        return [argument for argument in self.arguments if argument.flags]

    @property
    def placed(self) -> list[Argument]:
        return [argument for argument in self.arguments if not argument.flags]


def script(shell: str, parser: argparse.ArgumentParser) -> str:
    writers = {"bash": _bash, "zsh": _zsh, "fish": _fish}
    return "\n".join(writers[shell](commands_of(parser), GAMES)) + "\n"


def commands_of(parser: argparse.ArgumentParser) -> list[Command]:
    """Every command with all that it can be told, as the parser has it."""
    (inside,) = (action for action in parser._actions if isinstance(action, argparse._SubParsersAction))
    about = {action.dest: action.help or "" for action in inside._choices_actions}
    return [
        Command(name, about.get(name, ""), tuple(map(_argument, _told(command))))
        for name, command in inside.choices.items()
    ]


def _told(command: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    return (action for action in command._actions if action.help != argparse.SUPPRESS)


def _argument(action: argparse.Action) -> Argument:
    kind = _kind(action)
    words = tuple(map(str, action.choices or ())) if kind == CHOICE else ()
    return Argument(tuple(action.option_strings), (action.help or "").replace("%%", "%"), kind, words)


def _kind(action: argparse.Action) -> str:
    written = str(action.metavar or "")
    if action.nargs == 0:
        return FLAG
    if action.choices is not None:
        return CHOICE
    if action.dest == "option":
        return SETTING
    if action.dest in ("game", "games") and action.type is None and "NAME" not in written:
        return GAME
    if action.dest in ("players", "bots", "seats") and action.type is None and "-" not in written:
        return BOTS
    return FILE if any(word in written for word in FILES) else WORD


def bots_of(games: Mapping[str, Game]) -> list[str]:
    """Whoever plays in any of them, each once."""
    return list(dict.fromkeys(name for game in games.values() for name in (*names(game), "bot", "you")))


def values_of(option: Option) -> list[str]:
    """What can be typed behind an option's name without quotes; components name a file, a number is any of many."""
    match option:
        case Choice():
            return [value for value in option.values if " " not in value]
        case Count():
            return [str(option.default), *([option.off] if option.off else [])]
        case Seat():
            return [option.default, "1", "2"]
        case _:
            return []


# bash, which cuts words at "=" and asks with what stands behind it

BASH = """\
# What `snowedin completion bash` wrote; put it where bash finds it, or read it with `source`.
_snowedin() {
  local typed=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
  local command=${COMP_WORDS[1]} game= kind= words= word
  local games=@games@ bots=@bots@
  if [[ $COMP_CWORD == 1 ]]; then
    COMPREPLY=($(compgen -W @commands@ -- "$typed")); return
  fi
  for word in "${COMP_WORDS[@]:2:COMP_CWORD-2}"; do
    case " $games " in *" $word "*) game=$word ;; esac
  done
  if [[ $typed == "=" ]]; then word=$before before="=" typed=; else word=${COMP_WORDS[COMP_CWORD-2]}; fi
  if [[ $before == "=" && $word != -* ]]; then
    case "$game $word" in
@values@
    esac
    COMPREPLY=($(compgen -W "$words" -- "$typed")); return
  fi
  [[ $before == "=" ]] && before=$word
  case "$command $before" in
@taken@
  esac
  if [[ -z $kind && $typed == -* ]]; then
    case $command in
@flags@
    esac
  elif [[ -z $kind ]]; then
    case $command in
@placed@
    esac
    [[ $kind == game && -n $game ]] && kind=file
  fi
  case $kind in
    game) words=$games ;;
    setting)
      compopt -o nospace
      case $game in
@options@
      esac ;;
    bots)
      compopt -o nospace
      local first=
      [[ $typed == *,* ]] && first=${typed%,*},
      COMPREPLY=($(compgen -P "$first" -W "$bots" -- "${typed##*,}")); return ;;
    file) compopt -o filenames; COMPREPLY=($(compgen -f -- "$typed")); return ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$typed"))
}
complete -F _snowedin snowedin"""


def _bash(commands: Sequence[Command], games: Mapping[str, Game]) -> Iterator[str]:
    settings = [(key, option) for key, game in games.items() for option in game.options]
    filled = {
        "games": _quoted(games),
        "bots": _quoted(bots_of(games)),
        "commands": _quoted(command.name for command in commands),
        "values": _cases((f'"{key} {option.name}"', f"words={_quoted(values_of(option))}") for key, option in settings),
        "taken": _cases(_bash_taken(commands)),
        "flags": _cases((command.name, f"words={_quoted(_long_flags(command))}") for command in commands),
        "placed": _cases((command.name, _bash_kind(command.placed[0])) for command in commands if command.placed),
        "options": _cases((key, f"words={_quoted(f'{o.name}=' for o in game.options)}") for key, game in games.items()),
    }
    text = BASH
    for name, value in filled.items():
        text = text.replace(f"@{name}@", value)
    yield text


def _cases(pairs: Iterable[tuple[str, str]]) -> str:
    return "\n".join(f"      {pattern}) {what} ;;" for pattern, what in pairs)


def _bash_taken(commands: Sequence[Command]) -> Iterator[tuple[str, str]]:
    for command in commands:
        for argument in command.flagged:
            if argument.kind != FLAG:
                yield "|".join(f'"{command.name} {flag}"' for flag in argument.flags), _bash_kind(argument)


def _bash_kind(argument: Argument) -> str:
    return f"kind={argument.kind} words={_quoted(argument.words)}"


def _long_flags(command: Command) -> list[str]:
    return [flag for argument in command.flagged for flag in argument.flags if flag.startswith("--")]


def _quoted(words: Iterable[str]) -> str:
    return shlex.quote(" ".join(words))


# zsh, which has a language of its own for arguments


def _zsh(commands: Sequence[Command], games: Mapping[str, Game]) -> Iterator[str]:
    yield "#compdef snowedin"
    yield "# What `snowedin completion zsh` wrote; put it as _snowedin into a folder of $fpath."
    yield "_snowedin() {"
    yield "  local state line"
    yield "  local -a commands"
    yield f"  commands=({' '.join(shlex.quote(f'{command.name}:{command.help}') for command in commands)})"
    yield "  _arguments -C '1:command:->command' '*::argument:->argument'"
    yield "  case $state in"
    yield "    command) _describe command commands ;;"
    yield "    argument)"
    yield "      case $words[1] in"
    for command in commands:
        specs = [spec for argument in command.arguments for spec in _specs(argument, games)]
        yield f"        {command.name}) _arguments {' '.join(map(shlex.quote, specs))} ;;"
    yield "      esac ;;"
    yield "  esac"
    yield "}"
    yield '_snowedin "$@"'


def _specs(argument: Argument, games: Mapping[str, Game]) -> Iterator[str]:
    about = _escaped(argument.help)
    taken = {
        FLAG: "",
        WORD: ": :",
        FILE: ": :_files",
        GAME: f": :({' '.join(games)})",
        BOTS: f": :_values -s , bot {' '.join(bots_of(games))}",
        SETTING: f": :({' '.join(_settings(games))})",
        CHOICE: f": :({' '.join(argument.words)})",
    }[argument.kind]
    for flag in argument.flags:
        yield f"*{flag}[{about}]{taken}"
    if not argument.flags:
        yield f"*{taken}"


def _settings(games: Mapping[str, Game]) -> list[str]:
    options = [option for game in games.values() for option in game.options]
    return list(dict.fromkeys(f"{option.name}={value}" for option in options for value in values_of(option) or [""]))


def _escaped(text: str) -> str:
    for letter in "\\[]:":
        text = text.replace(letter, f"\\{letter}")
    return text


# fish, which is told of every flag in a line of its own


def _fish(commands: Sequence[Command], games: Mapping[str, Game]) -> Iterator[str]:
    yield "# What `snowedin completion fish` wrote; put it into ~/.config/fish/completions/snowedin.fish."
    yield "complete -c snowedin -f"
    for command in commands:
        about = shlex.quote(command.help)
        yield f"complete -c snowedin -n __fish_use_subcommand -a {command.name} -d {about}"
        for argument in command.arguments:
            yield _fish_line(command, argument, games)


def _fish_line(command: Command, argument: Argument, games: Mapping[str, Game]) -> str:
    words = {
        GAME: list(games),
        BOTS: bots_of(games),
        SETTING: _settings(games),
        CHOICE: list(argument.words),
    }.get(argument.kind, [])
    flags = " ".join(f"-l {flag[2:]}" if flag.startswith("--") else f"-s {flag[1:]}" for flag in argument.flags)
    taken = {FLAG: "", FILE: "-r -F"}.get(argument.kind, "-x") if argument.flags else ""
    taken = "-F" if argument.kind == FILE and not argument.flags else taken
    offered = f"-a {shlex.quote(' '.join(words))}" if words else ""
    about = f"-d {shlex.quote(argument.help)}" if argument.flags else ""
    parts = [f"complete -c snowedin -n '__fish_seen_subcommand_from {command.name}'", flags, taken, offered, about]
    return " ".join(part for part in parts if part)
