#!/bin/bash
# Applies network, time or share of a Pressluft station to Debian 12: systemd-networkd, systemd-timesyncd, Samba.
# Reads {"group": ..., "values": {...}} on standard input, and writes "applied" as its last line when all is done;
# in any other case what was there before is put back. Run as root by pressluft-device@.service.
# Not run on a real controller yet. Needs: jq, and for the share samba. Install: see docs/operations.md.
set -euo pipefail
shopt -s inherit_errexit
export LC_ALL=C

# To be changed for the machine:
interface=eth0
card=/srv/pressluft-card
# System account that reads and writes the card for Samba, whatever name the users log in with.
share_account=pressluft-share
# Seconds from the answer to the new address, so that the answer still arrives.
address_changes_after=3

etc=${DEVICE_ETC:-/etc}
network_file=$etc/systemd/network/10-pressluft.network
time_file=$etc/systemd/timesyncd.conf.d/pressluft.conf
share_file=$etc/samba/pressluft.conf
users_file=$etc/samba/pressluft.users

work=$(mktemp -d)
replaced=()
# What a group undoes besides its files.
undo=true
before=

fail() {
  echo "$*" >&2
  exit 1
}

# Replaces a file by standard input in one step, and keeps the old one.
replace() {
  local file=$1
  mkdir -p "$(dirname "$file")"
  cat >"$file.new"
  chmod 644 "$file.new"
  if [[ -e $file ]]; then cp -a "$file" "$work/$(basename "$file")"; fi
  replaced+=("$file")
  mv -f "$file.new" "$file"
}

put_back() {
  local file kept
  for file in "${replaced[@]}"; do
    kept=$work/$(basename "$file")
    if [[ -e $kept ]]; then mv -f "$kept" "$file"; else rm -f "$file"; fi
  done
}

finish() {
  local status=$?
  trap - EXIT
  set +e
  if [[ $status -ne 0 ]]; then
    put_back
    "$undo"
  fi
  rm -rf "$work"
  exit "$status"
}
trap finish EXIT
trap 'exit 1' TERM INT HUP
# Who asked may have gone: then the last word fails, and everything is put back.
trap '' PIPE

input=$(head -c 1000000)
text() { printf '%s' "$input" | jq -r --arg name "$1" '.values[$name] | if type == "string" then . else error("no text") end'; }
flag() { printf '%s' "$input" | jq -e --arg name "$1" '.values[$name] == true' >/dev/null; }

# The station has checked the values; root does not rely on it.
checked() {
  local name=$1 pattern=$2 value
  value=$(text "$name")
  [[ $value =~ ^($pattern)$ ]] || fail "$name cannot be used on this machine"
  printf '%s' "$value"
}
host='[A-Za-z0-9]([A-Za-z0-9.-]{0,251}[A-Za-z0-9])?'
address='([0-9]{1,3}\.){3}[0-9]{1,3}'
zone_name='[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+){0,3}'
netbios='[A-Za-z0-9][A-Za-z0-9-]{0,14}'
user='[A-Za-z0-9][A-Za-z0-9._-]{0,31}'

prefix_length() {
  local -a parts
  local part bits=0
  IFS=. read -ra parts <<<"$1"
  for part in "${parts[@]}"; do
    while [[ $part -gt 0 ]]; do
      bits=$((bits + part % 2))
      part=$((part / 2))
    done
  done
  echo "$bits"
}

undo_network() { hostnamectl set-hostname "$before"; }
apply_network() {
  local name ip mask gateway dns
  name=$(checked host_name "$host")
  before=$(hostnamectl --static)
  undo=undo_network
  {
    printf '[Match]\nName=%s\n\n[Network]\n' "$interface"
    if flag dhcp; then
      echo 'DHCP=yes'
    else
      ip=$(checked ip_address "$address")
      mask=$(checked network_mask "$address")
      gateway=$(checked gateway "($address)?")
      dns=$(checked dns_server "($address)?")
      printf 'Address=%s/%s\n' "$ip" "$(prefix_length "$mask")"
      if [[ -n $gateway ]]; then printf 'Gateway=%s\n' "$gateway"; fi
      if [[ -n $dns ]]; then printf 'DNS=%s\n' "$dns"; fi
    fi
  } >"$work/network"
  replace "$network_file" <"$work/network"
  hostnamectl set-hostname "$name"
  # Takes the file as it is then.
  systemd-run --quiet --on-active="$address_changes_after" networkctl reload
}

undo_time() {
  timedatectl set-timezone "$before"
  timedatectl set-ntp "$ntp_before"
  systemctl try-restart systemd-timesyncd
}
apply_time() {
  local server zone
  server=$(checked ntp_server "($host)?")
  zone=$(checked time_zone "$zone_name")
  before=$(timedatectl show --property=Timezone --value)
  ntp_before=$(timedatectl show --property=NTP --value)
  undo=undo_time
  printf '[Time]\nNTP=%s\n' "$server" >"$work/time"
  replace "$time_file" <"$work/time"
  timedatectl set-timezone "$zone"
  if [[ -n $server ]]; then
    timedatectl set-ntp true
    systemctl restart systemd-timesyncd
  else
    timedatectl set-ntp false
  fi
}

restart_share() {
  if flag enabled; then
    systemctl enable --quiet smbd
    systemctl restart smbd
  else
    systemctl disable --quiet --now smbd
  fi
}

share_config() {
  local users=()
  if flag guest_enabled; then users+=(nobody); fi
  if flag user_enabled; then users+=("$share_account"); fi
  printf '[global]\nworkgroup = %s\nnetbios name = %s\n' "$1" "$2"
  printf 'server min protocol = SMB3\nmap to guest = Bad User\nusername map = %s\n\n' "$users_file"
  printf '[card]\npath = %s\nfollow symlinks = no\n' "$card"
  if flag writeable; then echo 'read only = no'; else echo 'read only = yes'; fi
  if flag guest_enabled; then echo 'guest ok = yes'; else echo 'guest ok = no'; fi
  if [[ ${#users[@]} -gt 0 ]]; then echo "valid users = ${users[*]}"; else echo 'available = no'; fi
}

# The password is here only when it was changed: a text to set it, null to clear it. It is no argument of any command.
apply_password() {
  local kind
  kind=$(printf '%s' "$input" | jq -r '.values | if has("user_password") then .user_password | type else "kept" end')
  case $kind in
    kept) ;;
    null) if pdbedit -L -u "$share_account" >/dev/null 2>&1; then smbpasswd -x "$share_account" >/dev/null; fi ;;
    string) printf '%s' "$input" | jq -r '.values.user_password | ., .' | smbpasswd -s -a "$share_account" >/dev/null ;;
    *) fail 'user_password is neither a text nor null' ;;
  esac
}

undo_share() {
  if [[ $before == active ]]; then
    systemctl enable --quiet smbd
    systemctl restart smbd
  else
    systemctl disable --quiet --now smbd
  fi
}
apply_share() {
  local workgroup device name
  workgroup=$(checked workgroup "$netbios")
  device=$(checked device "$netbios")
  name=$(checked user_name "($user)?")
  before=$(systemctl is-active smbd || true)
  undo=undo_share
  if [[ -n $name ]]; then printf '%s = %s\n' "$share_account" "$name"; fi >"$work/users"
  replace "$users_file" <"$work/users"
  share_config "$workgroup" "$device" >"$work/share"
  testparm -s "$work/share" >/dev/null 2>&1 || fail 'Samba does not take the settings'
  replace "$share_file" <"$work/share"
  restart_share
  # Last: an old password can't be put back.
  apply_password
}

group=$(printf '%s' "$input" | jq -r '.group')
case $group in
  network) apply_network ;;
  time) apply_time ;;
  share) apply_share ;;
  *) fail 'the group is not known' ;;
esac
echo applied
