# The three main commands are `make play`, `make check` and `make test`. Each sets up $(VENV) and refreshes it after a
# change. The virtual environment holds the compiled package; PYTHONPATH=src runs the source uncompiled.

PYTHON ?= python3
VENV ?= .venv
ARGS ?=

PIP := $(VENV)/bin/python -m pip --disable-pip-version-check --quiet
PACKED := $(shell find src/sortilege -type f ! -path '*/__pycache__/*' ! -path 'src/sortilege/web/*' | sort)
# The page is built into the package, from web/ and the texts of the package and its games.
PAGE := src/sortilege/web/index.html
PAGE_PARTS := $(shell find web src/sortilege/texts src/sortilege/games/*/texts -type f ! -path '*/node_modules/*' ! -path 'web/.node/*' | sort)
# A virtual environment that was moved or copied, or whose Python is gone, is created again.
VENV_FITS := $(shell $(VENV)/bin/python -c '' 2>/dev/null && cat $(VENV)/.place 2>/dev/null)

# `make check` runs every story, the quick tests, and the invariants on one game of each kind at every step.
PROMISES := tests/promises/test_promises.py
EVERY_STEP := $(PROMISES)::test_a_random_game_keeps_every_promise_at_every_step
CHECKED := $(wildcard tests/test_*.py) tests/facts tests/golden tests/texts \
	$(PROMISES)::test_a_state_has_no_field_that_is_not_saved \
	$(PROMISES)::test_no_field_is_forgotten_by_a_copy_or_a_save \
	$(PROMISES)::test_what_a_copy_does_never_shows_in_the_original \
	$(PROMISES)::test_a_copy_has_no_recorder \
	"$(EVERY_STEP)[1-seasons-2]" "$(EVERY_STEP)[1-spellbook-2]"
# These need the installed package or the built page, or take minutes.
UNCHECKED := tests/test_archives.py tests/test_build.py tests/test_page_messages.py tests/test_rule_coverage.py

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
ifndef BESIDE
.NOTPARALLEL:
endif
.PHONY: help play play-terminal page page-check serve check test venv compiled fastest dev-fast lint dist static test-static docs release lock audit clean FORCE
# Tests start Python many times; it starts faster when it may write bytecode.
unexport PYTHONPATH PYTHONDONTWRITEBYTECODE

# For developers, an engine that does not compile is an error; players fall back to the uncompiled one.
check test lint venv compiled fastest dev-fast: export SORTILEGE_MUST_COMPILE = 1
play play-terminal serve: CHECK_FOR = play
# If `make static` has run, the local server also offers the page that plays without a server.
play serve: export SORTILEGE_OFFLINE ?= $(patsubst %/files.json,%,$(wildcard build/static/files.json))
# setup.py must not build the page: a rule below does.
export SORTILEGE_NO_PAGE = 1
CHECK_FOR = test

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 12
	@echo 'Variables: PYTHON=$(PYTHON) VENV=$(VENV) ARGS="..." (for play: of the command; for test: of pytest)'

play: $(VENV)/.page ## play in the browser: starts a server on this machine and opens the page
	@$(VENV)/bin/sortilege $(ARGS)

play-terminal: $(VENV)/.installed ## play in the terminal
	@$(VENV)/bin/sortilege play $(ARGS)

page: $(PAGE) ## build the page only

serve: $(VENV)/.page ## serve tables on this machine
	@$(VENV)/bin/sortilege serve $(ARGS)

check: lint ## check style, types, stories and invariants on the source, without compiling
	PYTHONPATH=src $(VENV)/bin/pytest $(filter-out $(UNCHECKED),$(CHECKED)) $(ARGS)

# Linting, the page and the package are made in parallel, because each leaves a core idle for much of its time. Each
# prints its output when it is done.
test: $(VENV)/.tools ## check style and types, build the page, then run all tests against the compiled package
	@$(MAKE) --no-print-directory -j3 $(if $(filter output-sync,$(.FEATURES)),--output-sync) BESIDE=1 \
		lint page-check $(VENV)/.page
	$(VENV)/bin/pytest $(ARGS)

lint: $(VENV)/.dev ## check style and types only
	$(VENV)/bin/ruff check
	$(VENV)/bin/ruff format --check
	$(VENV)/bin/mypy

page-check: $(PAGE)
	@tools/build-page.sh check $(VENV)/bin/python

venv: $(VENV)/.dev $(VENV)/.installed ## set up the virtual environment for development

compiled: $(VENV)/.tools $(VENV)/.files ## reinstall the package, compiled
	$(install)
	@$(VENV)/bin/python -m sortilege.compilation_status

fastest: export SORTILEGE_RELEASE = 1
fastest: $(VENV)/.tools $(VENV)/.files ## the same with profile-guided optimization: compiles twice and plays in between (needs GCC)
	$(install)
	@$(VENV)/bin/python -m sortilege.compilation_status

dev-fast: export SORTILEGE_OPT = 1
dev-fast: $(VENV)/.dev $(VENV)/.files ## the same, compiled quickly (-O1), for development
	$(install)
	@$(VENV)/bin/python -m sortilege.compilation_status

dist: $(PAGE) ## build the source distribution and the wheel of PYTHON (or of several: PYTHONS="…") into dist/ and test them
	@tools/check-prerequisites.sh $(PYTHON) test
	@tools/dist.sh $(or $(PYTHONS),$(PYTHON))

# SORTILEGE_WASM=FILE names a wheel of this package compiled for browsers.
export SORTILEGE_WASM
static: $(VENV)/.page ## build the page that plays without a server into build/static, for any web host
	@$(VENV)/bin/python tools/static.py build/static

test-static: $(VENV)/.dev static ## test build/static in Chromium and Firefox: online, offline, killed, disk full, two tabs
	@tools/get-firefox.sh
	SORTILEGE_STATIC=build/static $(VENV)/bin/pytest -n0 tests/static $(ARGS)

docs: $(VENV)/.dev $(VENV)/.installed ## build the documentation site into build/docs
	@$(VENV)/bin/python tools/docs_site.py
	@echo "The site is built: build/docs/index.html"

release: ## tag this version if version, changelog and tag agree
	@$(PYTHON) tools/release.py

lock: ## resolve the dependencies again and write the lock files, with hashes
	@tools/check-prerequisites.sh $(PYTHON) play
	@tools/lock.sh $(PYTHON)

audit: $(VENV)/.dev ## look for known vulnerabilities in our dependencies, in the package indexes or in ADVISORIES="FILE…"
	@$(VENV)/bin/python tools/audit_dependencies.py $(ADVISORIES)

clean: ## remove the virtual environment, build output and caches
	@if [ -e $(VENV)/pyvenv.cfg ]; then rm -rf $(VENV); fi
	rm -rf build dist src/*.egg-info src/sortilege/web web/node_modules web/.node .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# ---- the files that the targets above depend on

define install
$(PIP) install --no-deps --no-build-isolation .
@touch $(VENV)/.installed
endef

$(VENV)/.place: $(if $(filter $(abspath $(VENV)),$(VENV_FITS)),,FORCE)
	@tools/check-prerequisites.sh $(PYTHON) $(CHECK_FOR)
	$(PYTHON) -m venv $(if $(wildcard $(VENV)/pyvenv.cfg),--clear) $(VENV)
	@echo $(abspath $(VENV)) > $@

# Build tools and run-time libraries, pinned and checked by hash. They stay installed, so a rebuild needs no network.
$(VENV)/.tools: $(VENV)/.place requirements-server.lock
	$(PIP) install --require-hashes --requirement requirements-server.lock
	@touch $@

$(VENV)/.dev: $(VENV)/.tools requirements.lock tools/get-chromium.sh
	@tools/check-prerequisites.sh $(PYTHON) test
	$(PIP) install --require-hashes --requirement requirements.lock
	@tools/get-chromium.sh $(VENV)/bin/python
	@touch $@

$(PAGE): $(PAGE_PARTS) tools/build-page.sh | $(VENV)/.place
	@tools/build-page.sh build $(VENV)/bin/python

ifdef BESIDE
$(PAGE): | $(VENV)/.installed # it is packed from the folder that the page is built into
endif

# Copies a new page into the installed package without compiling again.
$(VENV)/.page: $(VENV)/.installed $(PAGE)
	@set -e; there=$$($(VENV)/bin/python -c 'import pathlib, sortilege; print(pathlib.Path(sortilege.__file__).parent)'); \
	rm -rf "$$there/web"; cp -R src/sortilege/web "$$there/web"
	@touch $@

# The names of the packaged files, so that deleting a file also triggers a reinstall.
$(VENV)/.files: $(VENV)/.place FORCE
	@printf '%s\n' $(PACKED) | cmp -s - $@ || printf '%s\n' $(PACKED) > $@

$(VENV)/.installed: $(VENV)/.tools $(VENV)/.files pyproject.toml setup.py $(PACKED)
	$(install)
