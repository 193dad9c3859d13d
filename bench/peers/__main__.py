"""Chooses the place of the measurement before any suite is loaded."""

import argparse
import os
import sys


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.peers", description="Speed beside the peers.")
    parser.add_argument("--gpu", action="store_true", help="on a CUDA GPU beside Pgx, instead of one core beside all")
    parser.add_argument("--single", action="store_true", help="one game stepped from Python, beside OpenSpiel alone")
    parser.add_argument(
        "--jax", action="store_true", help="on a CUDA GPU, rollouts that JAX compiled beside those of Pgx"
    )
    parser.add_argument("--graphs", action="store_true", help="with --jax, kernels that CUDA graphs repeat")
    asked = parser.parse_args()
    if asked.jax:
        os.environ["XLA_PYTHON_CLIENT_PREALLOCATE"] = "false"  # there are two who need the GPU's memory
        from . import compiled

        compiled.main(asked.graphs)
    elif asked.gpu:
        os.environ["XLA_PYTHON_CLIENT_PREALLOCATE"] = "false"  # there are two who need the GPU's memory
        from . import gpu

        gpu.main()
    else:
        stay_on_one_core()
        if asked.single:
            from . import single

            single.main()
        else:
            from . import core

            core.main()


def stay_on_one_core() -> None:
    """So that no suite starts more threads than it has cores."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    os.environ["JAX_PLATFORMS"] = "cpu"


if __name__ == "__main__":
    main()
