"""A learning curve as a picture: results with their intervals over the steps played."""

from collections.abc import Sequence

from .ppo import Lesson

WIDTH, HEIGHT = 720, 360
LEFT, RIGHT, TOP, BOTTOM = 56, 16, 40, 44


def drawn(lessons: Sequence[Lesson], title: str) -> str:
    """The `lessons` under a `title` as SVG, from 0 to 1 upwards and from the first to the last step rightwards."""
    most = max(lesson.steps for lesson in lessons) or 1

    def x(steps: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * steps / most, 1)

    def y(score: float) -> float:
        return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * min(max(score, 0), 1), 1)

    upper = [f"{x(each.steps)},{y(each.score + each.half_width)}" for each in lessons]
    lower = [f"{x(each.steps)},{y(each.score - each.half_width)}" for each in reversed(lessons)]
    line = " ".join(f"{x(each.steps)},{y(each.score)}" for each in lessons)
    ticks = [
        f'<path d="M{LEFT} {y(level)}H{WIDTH - RIGHT}" class="{"even" if level == 0.5 else "grid"}"/>'
        f'<text x="{LEFT - 8}" y="{y(level) + 4}" text-anchor="end">{level:g}</text>'
        for level in (0, 0.25, 0.5, 0.75, 1)
    ]
    ticks += [
        f'<text x="{x(most * share)}" y="{HEIGHT - 22}" text-anchor="{anchor}">{most * share / 1e6:.2g} million</text>'
        for share, anchor in ((0, "start"), (0.5, "middle"), (1, "end"))
    ]
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">
<title>{title}</title>
<style>
text {{ font: 13px sans-serif; fill: #334 }} .grid {{ stroke: #dde }} .even {{ stroke: #889; stroke-dasharray: 5 4 }}
.spread {{ fill: #2a6fdb; opacity: 0.2 }} .mean {{ fill: none; stroke: #2a6fdb; stroke-width: 2 }}
</style>
<rect width="100%" height="100%" fill="#fff"/>
<text x="{LEFT}" y="24" font-weight="bold">{title}</text>
{"".join(ticks)}
<polygon points="{" ".join(upper + lower)}" class="spread"/>
<polyline points="{line}" class="mean"/>
<text x="{WIDTH / 2}" y="{HEIGHT - 6}" text-anchor="middle">steps played</text>
</svg>
"""
