#!/usr/bin/env bash
# One step of the action: checks the files, keeps the findings as SARIF, and prints them as annotations. Inputs come by the
# environment, never as parts of a command, so that nothing in them is run. The exit status is that of faktlint.
set -euo pipefail

deno() { npx --yes deno@2.9.6 "$@"; }

paths=()
while IFS= read -r path; do
  [ -n "$path" ] && paths+=("$path")
done <<<"$FAKTLINT_PATHS"
if [ "${#paths[@]}" -eq 0 ]; then
  echo "::error::Faktlint: name files or folders in the input paths."
  exit 2
fi

options=(--format sarif)
[ -z "${FAKTLINT_PROFILE:-}" ] || options+=(--profile "$FAKTLINT_PROFILE")
[ "${FAKTLINT_STRICT:-false}" != true ] || options+=(--strict)

status=0
deno run --quiet --config "$FAKTLINT_HOME/deno.json" --no-prompt -P=check \
  "$FAKTLINT_HOME/host/main.ts" validate "${options[@]}" -- "${paths[@]}" >"$FAKTLINT_SARIF" || status=$?
deno run --quiet --config "$FAKTLINT_HOME/deno.json" --allow-read \
  "$FAKTLINT_HOME/packages/github/annotate.ts" "$FAKTLINT_SARIF"
exit "$status"
