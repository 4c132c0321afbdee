#!/usr/bin/env bash
# The hook of pre-commit: checks the files that are to be committed; options come in front of them from `args`.
set -euo pipefail
home=$(cd "$(dirname "$0")/../.." && pwd)
exec npx --yes deno@2.9.6 run --quiet --config "$home/deno.json" --no-prompt -P=check "$home/host/main.ts" validate "$@"
