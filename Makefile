# Everything a person or a machine does here has a one-word name; `make help` lists them.

PY := .venv/bin/python

# Set-up is finished when a file named after the sum of what it was made from exists: the second time costs nothing
# and needs no network. The path is in the sum because an editable install remembers it.
sum    = $(shell { pwd; cat $(1); } | sha256sum | cut -c1-16)
READY := .venv/ready-$(call sum,pyproject.toml requirements/dev.lock)
BENCH := .venv-bench/ready-$(call sum,pyproject.toml requirements/bench.lock)

# Numba looks at the file of a kernel only, not at the kernels which that calls in other files: when any of them has
# changed, every compiled copy goes.
KERNELS := $(sort $(shell find $(wildcard $(addprefix src/kortbord/,engine rules bots lab)) -name '*.py'))
WARM    := .venv/warm-$(call sum,$(KERNELS) /dev/null)

# The page is built anew when anything has changed that it is made from.
SOURCES := $(sort $(shell find web src/kortbord/locale -name node_modules -prune -o -type f ! -name '*.py[co]' -print))
PAGE    := .venv/page-$(call sum,$(SOURCES))

.PHONY: help setup page run test test-page lint format docs soak bench services lock clean distclean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(READY) $(WARM) ## Install what is missing into .venv and compile the rules

page: $(PAGE) ## Build the page

run: setup $(PAGE) ## Start the table: build the page, serve it, print its address
	@.venv/bin/kortbord serve

test: lint test-page $(WARM) ## Check everything
	$(PY) -m pytest -n 2
	NUMBA_DISABLE_JIT=1 $(PY) -m pytest -n 2 -m uncompiled
	cd web && npm run --silent e2e

test-page: $(PAGE)
	@scripts/page install
	cd web && npm run --silent check && npm run --silent test

lint: $(READY) ## Check style, types and the direction of imports
	$(PY) -m ruff check
	$(PY) -m ruff format --check
	$(PY) -m mypy
	$(PY) -c 'from importlinter.cli import lint_imports_command as main; main()'

format: $(READY) ## Put the code into its usual shape
	$(PY) -m ruff check --fix
	$(PY) -m ruff format
	cd web && npm run --silent format

docs: setup ## Write those documents anew that are made from the sources
	$(PY) -m tests.rules_coverage
	$(PY) -m tests.command_pages
	$(PY) -m kortbord.protocol > docs/protocol.schema.json

soak: setup ## Play for a long time at random and look for trouble
	KORTBORD_SOAK=1 $(PY) -m pytest -n 2 -m soak

bench: setup ## Measure speed, beside other card engines
	-@$(MAKE) --no-print-directory $(BENCH)
	$(PY) benchmarks/run.py

services: ## Install PostgreSQL, Redis and Chromium, for full test coverage (Debian, root)
	@scripts/services

lock: ## Choose versions anew and write requirements/*.lock (network)
	@scripts/lock

clean: ## Remove what was built and cached, keep what was installed
	rm -rf build dist .coverage .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache .venv/warm-* .venv/page-* \
		src/kortbord/web
	find src tests $(wildcard benchmarks) -name __pycache__ -prune -exec rm -rf {} +

distclean: clean ## Remove .venv and .venv-bench as well
	rm -rf .venv .venv-bench web/node_modules

$(READY):
	@scripts/install .venv requirements/dev.lock
	@touch $@

$(PAGE): $(READY)
	@scripts/page
	@rm -f .venv/page-* && touch $@

$(BENCH):
	@scripts/install .venv-bench requirements/bench.lock
	@touch $@

$(WARM): $(READY)
	@find src -name '*.nb[ic]' -delete
	$(PY) -m kortbord.warm
	@rm -f .venv/warm-* && touch $@
