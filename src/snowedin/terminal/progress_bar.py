"""A bar beside what is printed, gone when the work is done: how much of it is, and how long the rest will take."""

from datetime import timedelta

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeElapsedColumn
from rich.text import Text


class ProgressBar:
    """Its clock begins when the first step is told, 0 if it is none: what is compiled before is not counted."""

    def __init__(self, what: str, total: int) -> None:
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            Remaining(),
        )
        self._what = what
        self._progress = Progress(*columns, console=Console(stderr=True), transient=True)
        self._task = self._progress.add_task(f"{what}: preparing", start=False, total=total, finished_after=0.0)

    def __enter__(self) -> "ProgressBar":
        self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._progress.stop()

    def advance(self, steps: int) -> None:
        task = self._progress.tasks[0]
        if not task.started:
            self._progress.start_task(self._task)
            self._progress.update(self._task, description=self._what)
        self._progress.update(self._task, advance=steps, finished_after=task.elapsed or 0.0)


class Remaining(ProgressColumn):
    """What is left, if it takes as long as what is finished took; steps are long, so the clock runs on between them."""

    def render(self, task: Task) -> Text:
        seconds = remaining(task.completed, task.total or 0, task.fields["finished_after"], task.elapsed or 0.0)
        return Text(
            "-:--:--" if seconds is None else str(timedelta(seconds=round(seconds))), style="progress.remaining"
        )


def remaining(done: float, total: float, finished_after: float, elapsed: float) -> float | None:
    """Seconds left, `done` of `total` steps having been finished after so many; nothing is known before the first."""
    if not done:
        return None
    return max(0.0, finished_after / done * (total - done) - (elapsed - finished_after))
