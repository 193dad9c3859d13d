"""All measurements that need nothing but this package: `make bench`."""

from . import speed


def main() -> None:
    speed.main()


if __name__ == "__main__":
    main()
