#!/bin/sh
# The hook of pre-commit: checks the files that are to be committed; options come in front of them from `args`. Nothing that
# is committed is run (packages/launch/deno.sh), and no name of a file is taken for an option.
set -eu
home=$(unset CDPATH && cd -P -- "${0%/*}/../.." && pwd -P)
for argument in "$@"; do
  shift
  case $argument in -*) if [ -e "$argument" ] || [ -L "$argument" ]; then argument=./$argument; fi ;; esac
  set -- "$@" "$argument"
done
exec "$home/packages/launch/deno.sh" run --quiet --frozen --no-prompt -P=check host/main.ts validate "$@"
