# Read by the programs that are started in folders of others, before they call anything that the shell cannot do by itself:
# leaves PATH without the folders of the tree that is checked, and those that hold programs of somebody's packages.
unset CDPATH

# The repository that the folder belongs to, or the folder alone; nothing where the user's own home is in it.
tree=$(pwd -P)
top=$tree
while [ -n "$top" ] && ! [ -e "$top/.git" ]; do top=${top%/*}; done
[ -n "$top" ] || top=$tree
case ${HOME:-/}/ in "${top%/}"/*) top= ;; esac

PATH=$(
  set -f
  IFS=:
  left=
  for folder in $PATH; do
    case $folder in /*) ;; *) continue ;; esac
    real=$(cd -P -- "$folder" 2>/dev/null && pwd -P) || continue
    case $real/ in */node_modules/.bin/) continue ;; esac
    if [ -n "$top" ]; then case $real/ in "$top"/*) continue ;; esac fi
    left=${left:+$left:}$folder
  done
  printf %s "$left"
)
