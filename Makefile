# Few commands, one word each, the same for a person and in CI. `make help` lists them.
.DEFAULT_GOAL := help
SHELL := /bin/bash

# The first Python that is new enough; name another with `make test PYTHON=python3.13 VENV=.venv313`.
CANDIDATES := python3.11 python3.12 python3.13 python3.14 python3
FITS := 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 15))'
PYTHON ?= $(shell for p in $(CANDIDATES); do $$p -c $(FITS) 2>/dev/null && echo $$p && break; done)
VENV ?= .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
WORKERS ?= 2

# The page: built by the Node that pip brings, from its own sources and from the sentences that it shares with Python.
NODE := $(BIN)/python client/scripts/node.py
PACKAGES := client/node_modules/.ready
PAGE := src/folsom/page/index.html
PAGE_SOURCES := $(shell find client/src client/public src/folsom/narration -type f -not -name '*.py*') \
    client/index.html client/vite.config.ts client/svelte.config.js client/tsconfig.json

.PHONY: help serve test lint types page client prove bench load soak players shelf schema lock clean test-deps screenshots

help: ## this list
	@sed -nE 's/^([a-z]+):.*## (.*)/  make \1\t\2/p' Makefile | expand -t 16

serve: $(READY) $(PAGE) ## play in the browser, on this machine
	$(BIN)/folsom serve

test: $(READY) lint types client $(PAGE) ## everything CI runs
	$(BIN)/folsom compile
	$(BIN)/python -m pytest -n $(WORKERS)
	$(BIN)/folsom verify tests/scenarios

lint: $(READY) ## style, and who may import whom
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/lint-imports

types: $(READY) ## mypy --strict
	$(BIN)/mypy

page: $(PAGE) ## build the page

client: $(PACKAGES) ## the page's types, style and component tests
	$(NODE) svelte-check --fail-on-warnings
	$(NODE) eslint --max-warnings 0 .
	$(NODE) prettier --check --log-level warn .
	$(NODE) vitest run

test-deps: ## Chromium for the tests in a browser, from Debian's packages (as root)
	command -v chromium >/dev/null || { apt-get update && apt-get install -y --no-install-recommends chromium; }

prove: $(READY) $(PAGE) ## the long proofs (hours; goes on where it stopped)
	$(BIN)/folsom compile
	$(BIN)/python -m bench.prove

bench: $(READY) ## measure the rules, and write docs/performance.md
	$(BIN)/python -m bench.figures

load: $(READY) ## measure what one server holds, and write docs/performance.md (six minutes)
	$(BIN)/python -m bench.load

soak: $(READY) ## half an hour at one server: is its memory constant? (docs/performance.md)
	$(BIN)/python -m bench.soak

players: $(READY) ## the matches of docs/players.md (two to three hours of one core; goes on where it stopped)
	$(BIN)/python -m bench.matches --page

screenshots: $(READY) $(PAGE) ## the pictures in docs/screenshots/ (needs Chromium: make test-deps)
	$(BIN)/python -m bench.screenshots

schema: $(READY) ## make docs/schema anew: the API's documents, from its own types
	$(BIN)/python -m folsom.server.documents docs/schema

shelf: $(READY) ## keep games and tables of this version for ever (tests/shelf)
	$(BIN)/python -m tests.shelf.add

lock: $(READY) ## make requirements.lock anew from pyproject.toml
	$(BIN)/uv pip compile pyproject.toml --group dev --universal --generate-hashes --no-emit-index-url \
	    --custom-compile-command 'make lock' --output-file requirements.lock

clean: ## remove the environment and every cache
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	rm -rf client/node_modules src/folsom/page

# Everything that is installed is named in requirements.lock with its hash; the package itself is linked, not copied.
$(READY): requirements.lock pyproject.toml
	@test -n "$(PYTHON)" || { echo "Folsom needs Python 3.11 to 3.14; none was found on the PATH." >&2; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

# Everything that the page is built and tested with is named in package-lock.json with its hash.
$(PACKAGES): client/package-lock.json client/package.json client/.npmrc | $(READY)
	$(NODE) npm ci
	@touch $@

$(PAGE): $(PACKAGES) $(PAGE_SOURCES)
	$(NODE) vite build
