import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { encodeSentSettings } from '../../adapters/contract/index.ts';
import { defaultSettings, type Sent, type Settings, unchangedSettings } from '../../core/settings/index.ts';
import { hookInput } from '../../station/device/hookInput.ts';
import type { DeviceGroup } from '../../station/device/DeviceConfig.ts';
import { itWith } from '../machine/itWhere.ts';

const folder = resolve('docs/examples/device-hook');
const apply = join(folder, 'apply-device.sh');
const scripts = readdirSync(folder).filter((name) => name.endsWith('.sh'));

describe('the example of a device hook', () => {
  test.each(scripts)('%s is a script that its shell can read, and says that no controller has run it', (name) => {
    const file = join(folder, name);
    const [, shell] = /^#!(\S+)\n/.exec(readFileSync(file, 'utf8'))!;
    expect(spawnSync(shell!, ['-n', file], { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
    expect(readFileSync(file, 'utf8')).toMatch(/^set -eu/m);
    expect(readFileSync(file, 'utf8')).toContain('Not run on a real controller yet.');
  });

  itWith('shellcheck').each(scripts)('%s has nothing that shellcheck finds', (name) => {
    expect(spawnSync('shellcheck', [join(folder, name)], { encoding: 'utf8' })).toMatchObject({ status: 0, stdout: '' });
  });
});

/** Stand-ins for the commands that change a machine: each notes how it was called, and what it was given. */
const commands = ['hostnamectl', 'networkctl', 'systemd-run', 'timedatectl', 'systemctl', 'testparm', 'smbpasswd', 'pdbedit'];
const standIn = (root: string) => `#!/bin/sh
name=$(basename "$0")
echo "$name $*" >> ${root}/calls
case "$name $*" in
  'hostnamectl --static') echo old-name ;;
  'timedatectl show --property=Timezone'*) echo Europe/Berlin ;;
  'timedatectl show --property=NTP'*) echo yes ;;
  'systemctl is-active'*) cat ${root}/smbd 2> /dev/null || { echo inactive; exit 3; } ;;
  smbpasswd*-s*) cat >> ${root}/password ;;
esac
[ ! -e "${root}/fail" ] || ! grep -qxF "$name $*" ${root}/fail
`;

describe('the example that applies a change, with stand-ins for the commands of the machine,', () => {
  const roots: string[] = [];
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'pressluft-device-'));
    roots.push(root);
    mkdirSync(join(root, 'bin'));
    for (const name of commands) {
      writeFileSync(join(root, 'bin', name), standIn(root));
      chmodSync(join(root, 'bin', name), 0o755);
    }
  });
  afterAll(() => {
    for (const each of roots) rmSync(each, { recursive: true });
  });

  const path = () => `${root}/bin:${process.env['PATH']}`;
  const etc = () => join(root, 'etc');
  const run = (input: string) => spawnSync(apply, { input, encoding: 'utf8', env: { PATH: path(), DEVICE_ETC: etc() } });
  const change = <G extends DeviceGroup>(group: G, values: Partial<Sent<Settings[G]>>) => {
    const input = hookInput(group, { ...unchangedSettings<G>(defaultSettings[group]), ...values });
    if ('code' in input) throw new Error(input.code);
    return input.text;
  };
  const calls = () => readFileSync(join(root, 'calls'), 'utf8').trimEnd().split('\n');
  const file = (name: string) => readFileSync(join(etc(), name), 'utf8');
  const failAt = (call: string) => writeFileSync(join(root, 'fail'), `${call}\n`);
  const applied = { status: 0, stdout: 'applied\n', stderr: '' };
  const withJq = itWith('jq');

  withJq.each([
    ['255.255.255.0', 24],
    ['255.255.252.0', 22],
    ['255.255.255.255', 32],
    ['0.0.0.0', 0],
  ])('writes addresses, and gives the network time to answer before they change: mask %s', (networkMask, length) => {
    const values = { hostName: 'halle-2', dhcp: false, ipAddress: '192.168.7.20', networkMask, gateway: '192.168.7.1', dnsServer: '' };
    expect(run(change('network', values))).toMatchObject(applied);
    expect(file('systemd/network/10-pressluft.network')).toBe(
      `[Match]\nName=eth0\n\n[Network]\nAddress=192.168.7.20/${length}\nGateway=192.168.7.1\n`,
    );
    expect(calls()).toEqual([
      'hostnamectl --static',
      'hostnamectl set-hostname halle-2',
      'systemd-run --quiet --on-active=3 networkctl reload',
    ]);
  });

  withJq('leaves the addresses to DHCP', () => {
    expect(run(change('network', { dhcp: true, ipAddress: 'x' }))).toMatchObject(applied);
    expect(file('systemd/network/10-pressluft.network')).toBe('[Match]\nName=eth0\n\n[Network]\nDHCP=yes\n');
  });

  withJq('sets time server and zone', () => {
    expect(run(change('time', { ntpServer: 'ntp.example', zone: 'America/Argentina/Buenos_Aires' }))).toMatchObject(applied);
    expect(file('systemd/timesyncd.conf.d/pressluft.conf')).toBe('[Time]\nNTP=ntp.example\n');
    expect(calls().slice(2)).toEqual([
      'timedatectl set-timezone America/Argentina/Buenos_Aires',
      'timedatectl set-ntp true',
      'systemctl restart systemd-timesyncd',
    ]);
    expect(run(change('time', { ntpServer: '', zone: 'Etc/GMT+1' }))).toMatchObject(applied);
    expect(calls().at(-1)).toBe('timedatectl set-ntp false');
  });

  withJq('shares the card as it is reported, and gives the password to no command as an argument', () => {
    const values = { enabled: true, workgroup: 'WERK', writeable: true, userEnabled: true, userName: 'card', userPassword: `p"'\\ß $(x)` };
    expect(run(change('share', values))).toMatchObject(applied);
    expect(file('samba/pressluft.conf')).toContain('workgroup = WERK\nnetbios name = pressluft\n');
    expect(file('samba/pressluft.conf')).toContain('read only = no\nguest ok = no\nvalid users = pressluft-share\n');
    expect(file('samba/pressluft.users')).toBe('pressluft-share = card\n');
    expect(readFileSync(join(root, 'password'), 'utf8')).toBe(`${values.userPassword}\n`.repeat(2));
    expect(calls().slice(2)).toEqual(['systemctl enable --quiet smbd', 'systemctl restart smbd', 'smbpasswd -s -a pressluft-share']);
  });

  withJq.each<[string, Partial<Sent<Settings['share']>>, string, string]>([
    ['a kept password', { enabled: true, guestEnabled: true }, 'guest ok = yes\nvalid users = nobody\n', 'systemctl restart smbd'],
    ['a cleared password', { userPassword: null }, 'available = no\n', 'smbpasswd -x pressluft-share'],
    ['no share', { userEnabled: true }, 'valid users = pressluft-share\n', 'systemctl disable --quiet --now smbd'],
  ])('knows a share with %s', (_what, values, config, lastCall) => {
    expect(run(change('share', values))).toMatchObject(applied);
    expect(file('samba/pressluft.conf')).toContain(config);
    expect(calls().at(-1)).toBe(lastCall);
  });

  withJq.each<[DeviceGroup, object]>([
    ['network', { hostName: '-s' }],
    ['network', { hostName: 'a;reboot' }],
    ['network', { dhcp: false, ipAddress: '1.2.3.4\nx', networkMask: '255.0.0.0' }],
    ['network', { dhcp: false, ipAddress: '' }],
    ['time', { ntpServer: '$(reboot)' }],
    ['time', { zone: '../../etc/shadow' }],
    ['time', { zone: '-x y' }],
    ['share', { workgroup: '%H' }],
    ['share', { device: 'a b' }],
    ['share', { device: 'x'.repeat(16) }],
    ['share', { userName: 'root = *' }],
    ['share', { userName: '@all' }],
    ['share', { userPassword: 7 }],
  ])('takes nothing that root should not: %s %j', (group, values) => {
    const wire = encodeSentSettings(group, { ...unchangedSettings(defaultSettings[group]), ...values } as never);
    expect(run(JSON.stringify({ group, values: wire }))).toMatchObject({ status: 1, stdout: '' });
    expect(readdirSync(root).includes('etc') ? execFileSync('find', [etc(), '-type', 'f'], { encoding: 'utf8' }) : '').toBe('');
  });

  withJq.each(['', '{', '[]', 'null', '{"group":"users","values":{}}', '{"group":"time"}'])('takes no other input: %j', (input) => {
    expect(run(input)).toMatchObject({ stdout: '' });
    expect(run(input).status).not.toBe(0);
  });

  const tookOldZone = ['timedatectl set-timezone Europe/Berlin', 'timedatectl set-ntp yes', 'systemctl try-restart systemd-timesyncd'];
  withJq.each<[DeviceGroup, object, string, readonly string[]]>([
    ['network', { hostName: 'new' }, 'systemd-run --quiet --on-active=3 networkctl reload', ['hostnamectl set-hostname old-name']],
    ['time', { ntpServer: 'new.example' }, 'systemctl restart systemd-timesyncd', tookOldZone],
    ['share', { enabled: true }, 'systemctl restart smbd', ['systemctl disable --quiet --now smbd']],
    ['share', { userPassword: 'x' }, 'smbpasswd -s -a pressluft-share', ['systemctl disable --quiet --now smbd']],
  ])('puts %s back when a command fails: %j, %s', (group, values, call, lastCalls) => {
    expect(run(change(group, {}))).toMatchObject(applied);
    const kept = join(root, 'kept');
    cpSync(etc(), kept, { recursive: true });
    failAt(call);
    expect(run(change(group, values))).toMatchObject({ status: 1, stdout: '' });
    expect(spawnSync('diff', ['-r', kept, etc()], { encoding: 'utf8' })).toMatchObject({ status: 0, stdout: '' });
    expect(calls().slice(-lastCalls.length)).toEqual(lastCalls);
  });

  withJq('goes on sharing as before when Samba does not take a change', () => {
    writeFileSync(join(root, 'smbd'), 'active\n');
    failAt('smbpasswd -s -a pressluft-share');
    expect(run(change('share', { enabled: true, userPassword: 'x' }))).toMatchObject({ status: 1, stdout: '' });
    expect(calls().slice(-2)).toEqual(['systemctl enable --quiet smbd', 'systemctl restart smbd']);
  });

  withJq('puts everything back when its last word does not arrive', () => {
    const input = join(root, 'input');
    writeFileSync(input, change('time', { ntpServer: 'new.example' }));
    const env = { PATH: path(), DEVICE_ETC: etc() };
    expect(spawnSync('sh', ['-c', `"${apply}" < "${input}" > /dev/full`], { env }).status).toBe(1);
    expect(existsSync(join(etc(), 'systemd/timesyncd.conf.d/pressluft.conf'))).toBe(false);
    expect(calls().slice(-tookOldZone.length)).toEqual(tookOldZone);
  });
});

describe('the example that the station runs', () => {
  const hook = join(folder, 'device-hook.sh');
  const answering = (answer: string) => {
    const bin = mkdtempSync(join(tmpdir(), 'pressluft-socat-'));
    writeFileSync(join(bin, 'socat'), `#!/bin/sh\ncat > /dev/null\n${answer}\n`);
    chmodSync(join(bin, 'socat'), 0o755);
    const { status, stderr } = spawnSync(hook, { input: '{}\n', encoding: 'utf8', env: { PATH: `${bin}:${process.env['PATH']}` } });
    rmSync(bin, { recursive: true });
    return [status, stderr];
  };

  test.each<[string, string, unknown]>([
    ['ends well when all is applied', "printf 'note\\napplied\\n'", [0, '']],
    ['states what went wrong', "printf 'Samba does not take the settings\\n'", [1, 'Samba does not take the settings\n']],
    ['fails without an answer', 'exit 0', [1, '\n']],
    ['fails when nobody listens', 'exit 1', [1, '']],
    ['is not taken in by the word elsewhere', "printf 'applied\\nnot so\\n'", [1, 'applied\nnot so\n']],
  ])('%s', (_what, answer, expected) => {
    expect(answering(answer)).toEqual(expected);
  });
});
