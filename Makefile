# Everything sets itself up: a virtual environment in the tree, with pinned packages, made once.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
READY_DEV := $(VENV)/.ready-dev

# What most depends on the Python it runs on, in about a minute: the core, old records, the database, pictures, whole games.
QUICK := tests/engines/core tests/engines/test_golden.py tests/bot/store tests/bot/pictures tests/bot/base/test_speech.py \
  tests/bot/test_cli.py tests/bot/play/test_tables.py tests/e2e/test_games.py tests/e2e/test_start.py tests/test_packaging.py

.PHONY: run test quick quick-tests lint format bench soak pictures clean

run: $(READY) ## start the bot; without a token, the sandbox in your browser
	@$(BIN)/python -m bot

test: $(READY_DEV) lint ## everything that must hold, in a few minutes
	$(BIN)/python -m pytest -n auto --dist worksteal

quick: ## a part of the tests on another Python, with a virtual environment of its own: make quick PYTHON=python3.13
	@$(MAKE) --no-print-directory quick-tests \
	  VENV=.venv-$(shell $(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])')

quick-tests: $(READY_DEV)
	$(BIN)/python -m pytest -n auto --dist worksteal $(QUICK)

lint: $(READY_DEV)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

format: $(READY_DEV)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(READY_DEV) ## speed, as ratios within one run; taps and messages of a whole game
	-@$(BIN)/python -c "import pyspiel" 2>/dev/null || $(BIN)/python -m pip install -q -r requirements/bench.txt
	$(BIN)/python -m tests.bench

soak: $(READY_DEV) ## what is too long for every run
	$(BIN)/python -m pytest -n auto --dist worksteal -m soak

pictures: $(READY_DEV) ## draw the pictures of docs/ anew
	$(BIN)/python -m tests.showcase
	$(BIN)/python -m tests.showcase_sandbox --docs

clean:
	rm -rf .venv .venv-* build *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Backroom needs Python 3.11 or later: make PYTHON=python3.11 ..."; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
	  echo "This Python cannot make virtual environments; on Debian and Ubuntu: apt install python3-venv"; exit 1; }

$(READY): $(BIN)/python pyproject.toml requirements/run.txt
	@echo "Setting up what Backroom needs, in $(VENV). It takes about a minute, and only this once."
	@$(BIN)/python -m pip install -q --disable-pip-version-check -r requirements/run.txt
	@$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps -e .
	@touch $@

$(READY_DEV): $(READY) requirements/dev.txt
	$(BIN)/python -m pip install -q --disable-pip-version-check -r requirements/dev.txt
	@touch $@
