#!/bin/sh
# Hook of the station (--device-hook): gives the change to apply-device.sh, which systemd runs as root.
# Not run on a real controller yet. Needs: socat. Install: see docs/operations.md.
set -eu

socket=/run/pressluft-device.sock
# Seconds; less than the 15 that the station waits for this hook.
answer_within=14

answer=$(socat -t "$answer_within" - "UNIX-CONNECT:$socket")
if [ "$(printf '%s\n' "$answer" | tail -n 1)" != applied ]; then
  printf '%s\n' "$answer" >&2
  exit 1
fi
