"""The quick measurements, of speed: `make bench`.  Every other program of this folder is run by its name."""

from . import speed


def main() -> None:
    speed.main()


if __name__ == "__main__":
    main()
