#!/bin/sh
# One step of the action: checks the files, keeps the findings as SARIF, and prints them as annotations. Inputs come by the
# environment, never as parts of a command, and nothing that is checked out is run (packages/launch/deno.sh). The exit status
# is that of faktlint.
set -euf
launch=$(unset CDPATH && cd -P -- "${0%/*}/../launch" && pwd -P)
. "$launch/path.sh"

IFS='
'
# Blanks are not split at: one path a line.
set -- $FAKTLINT_PATHS
unset IFS
if [ "$#" -eq 0 ]; then
  echo "::error::Faktlint: name files or folders in the input paths."
  exit 2
fi

set -- -- "$@"
[ -z "${FAKTLINT_PROFILE:-}" ] || set -- --profile "$FAKTLINT_PROFILE" "$@"
[ "${FAKTLINT_STRICT:-false}" != true ] || set -- --strict "$@"
[ "${FAKTLINT_PREFLIGHT:-false}" != true ] || set -- --preflight "$@"

case $FAKTLINT_SARIF in
  /* | [A-Za-z]:*) sarif=$FAKTLINT_SARIF ;;
  *)
    sarif=$PWD/$FAKTLINT_SARIF
    # A folder of what is checked out may be a link, too.
    folder=$(cd -P -- "${sarif%/*}" 2>/dev/null && pwd -P) || folder=
    case $folder/ in
      "${tree%/}"/*) ;;
      *)
        echo "::error::Faktlint: the folder of the input sarif is not there, or leads out of the checked tree."
        exit 2
        ;;
    esac
    ;;
esac
# A file of its own: what is checked out may have a link of that name, and what it leads to is not written to.
if ! rm -f -- "$sarif" || ! (set -C && : >"$sarif"); then
  echo "::error::Faktlint: the file of the input sarif cannot be written."
  exit 2
fi

status=0
"$launch/deno.sh" run --quiet --frozen --no-prompt -P=check host/main.ts validate --format sarif "$@" >"$sarif" || status=$?
"$launch/deno.sh" run --quiet --frozen --no-prompt "--allow-read=$sarif" packages/github/annotate.ts "$sarif" "$status"
exit "$status"
