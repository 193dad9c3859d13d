# Everything a fresh machine needs is fetched here: python3 with pip, and make, are enough.

PYTHON ?= python3
UV := .tools/bin/uv
RUN := $(UV) run --frozen
READY := .venv/.ready
export UV_SYSTEM_CERTS := 1

.PHONY: play test check golden bench soak clean

play: $(READY)
	$(RUN) snowedin play

test: $(READY)
	$(RUN) pytest -n 2 --dist loadgroup -m "not soak"

check: $(READY)
	$(RUN) ruff check .
	$(RUN) mypy
	$(RUN) pytest -q tests/test_layers.py

golden: $(READY)
	$(RUN) python -m tests.golden.write
	git diff --stat tests/golden

bench: $(READY)
	$(RUN) python -m bench.run

soak: $(READY)
	$(RUN) pytest -m soak

$(UV):
	$(PYTHON) -m pip install --quiet --disable-pip-version-check --target .tools uv

$(READY): $(UV) pyproject.toml uv.lock
	$(UV) sync --frozen --quiet --compile-bytecode
	touch $@

clean:
	rm -rf .venv .tools
