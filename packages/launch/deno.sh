#!/bin/sh
# Runs the Deno that Faktlint is made for, from Faktlint's own folder, whatever folder it is called in: `deno.sh ARGUMENT…`.
# What lies in that folder is read as invoices and never as configuration (node_modules, .npmrc, deno.json, package.json,
# .env), and of the environment only what says where things are is handed on. Deno itself is installed beside this file, the
# first time, by what its packages hash to in package-lock.json.
set -eu
version=2.9.6
own=$(unset CDPATH && cd -P -- "${0%/*}" && pwd -P)
. "$own/path.sh"
installed=$own/installed/$version
deno=$installed/node_modules/deno/deno

# What a program needs to find its way: none of it names code that is run.
kept='HOME USER USERPROFILE APPDATA LOCALAPPDATA SYSTEMROOT SystemRoot TMPDIR TEMP TMP XDG_CACHE_HOME LANG LC_ALL TERM NO_COLOR
  HTTP_PROXY HTTPS_PROXY NO_PROXY http_proxy https_proxy no_proxy NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR
  NPM_CONFIG_REGISTRY npm_config_registry'

fail() {
  echo "faktlint: $1" >&2
  exit 2
}

# only COMMAND…: runs a command with PATH as it was left, and of the environment with what is kept.
only() {
  for name in $kept; do
    eval "value=\${$name-}"
    [ -z "$value" ] || set -- "$name=$value" "$@"
  done
  /usr/bin/env -i "PATH=$PATH" "$@"
}

# Two who install at once end with one folder: to give a folder a name that is taken fails, or puts it inside.
install() {
  command -v npm >/dev/null || fail 'there is no npm outside of the folder that is checked; Faktlint needs Node.'
  mkdir -p "$own/installed" && new=$(mktemp -d "$own/new.XXXXXX") ||
    fail "$own cannot be written to: run this once as who may, so that Deno is installed there."
  cp "$own/package.json" "$own/package-lock.json" "$new/"
  if ! [ -w "${HOME:-/}" ]; then export HOME="$new"; fi
  if ! { cd "$new" && only npm ci --ignore-scripts --prefer-offline --no-audit --no-fund --loglevel=error >&2 &&
    only node node_modules/deno/install.cjs >&2; }; then
    rm -rf "$new"
    fail 'Deno could not be installed; what npm said is above.'
  fi
  cd "$own"
  mv "$new" "$installed" 2>/dev/null || true
  rm -rf "$new" "$installed/${new##*/}"
}

[ -x "$deno" ] || (install)
cd "$own/../.."
only "INIT_CWD=$tree" "$deno" "$@"
