"""What a page is watched for as it loads and is played: what shifts, when it was painted and first offered a move."""

WATCH = """
    window.told = { shifts: 0, paint: 0, offered: 0 };
    const see = (type, deed) => new PerformanceObserver(list => list.getEntries().forEach(deed)).observe({ type, buffered: true });
    see('layout-shift', one => { if (!one.hadRecentInput) window.told.shifts += one.value; });
    see('largest-contentful-paint', one => window.told.paint = one.startTime);
    const wait = () => document.querySelector('[data-stop]') ? window.told.offered = performance.now() : requestAnimationFrame(wait);
    requestAnimationFrame(wait);
"""  # noqa: E501
OFFERED = (
    "() => !document.querySelector('[data-playing]') && document.querySelector('[data-moves] button, [data-ending]')"
)
# What can be pressed, or must be read, and does not lie on the stage as a whole.
OUTSIDE = """() => {
    const stage = document.querySelector('.stage').getBoundingClientRect();
    return [...document.querySelectorAll('[data-seq] [data-stop], [data-plate], [data-status]')]
        .map(one => [one.getBoundingClientRect(), one.getAttribute('aria-label') ?? one.textContent])
        .filter(([box]) => box.left < stage.left - 2 || box.top < stage.top - 2 || box.right > stage.right + 2
            || box.bottom > stage.bottom + 2)
        .map(([, name]) => name);
}"""
