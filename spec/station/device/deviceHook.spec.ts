import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from '@jest/globals';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SettingsGroup } from '../../../core/settings/index.ts';
import { scriptHook } from '../../../station/device/scriptHook.ts';
import { logLines } from '../logLines.ts';
import { type RunningStation, startStation } from '../startStation.ts';
import { until } from '../until.ts';
import { hookFile, takesAll } from './hookFile.ts';
import { savesAt } from './savesAt.ts';

const failed = {
  de: 'Das Gerät hat die Einstellungen nicht übernommen. Nichts wurde gespeichert; das Protokoll der Station nennt den Grund.',
  en: "The device did not apply the settings. Nothing was saved; the station's log gives the reason.",
};
const isRunning = (pid: string) => {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
};

describe('a station with a device hook', () => {
  const hook = hookFile(takesAll);
  const { log, lines } = logLines();
  let station: RunningStation;
  let calls: ReturnType<typeof savesAt>;
  beforeAll(async () => {
    station = await startStation({ log, device: scriptHook({ file: hook.file, log }) });
    calls = savesAt(station);
  });
  beforeEach(() => {
    hook.rewrite(takesAll);
    lines.length = 0;
  });
  afterAll(() => station.close());
  const lastNote = () => JSON.parse(hook.notes().at(-1)!) as unknown;

  test.each<[string, SettingsGroup, unknown, unknown]>([
    [
      'a network with its addresses',
      'network',
      {
        host_name: 'halle-2',
        dhcp: false,
        ip_address: '192.168.7.20',
        network_mask: '255.255.255.0',
        gateway: '',
        dns_server: '192.168.7.1',
      },
      {
        host_name: 'halle-2',
        dhcp: false,
        ip_address: '192.168.7.20',
        network_mask: '255.255.255.0',
        gateway: '',
        dns_server: '192.168.7.1',
      },
    ],
    [
      'a network by DHCP without the addresses that count for nothing',
      'network',
      { dhcp: true, ip_address: "'; reboot\n" },
      { host_name: 'halle-2', dhcp: true },
    ],
    [
      'the time',
      'time',
      { ntp_server: 'ntp.example', time_zone: 'Europe/Vienna' },
      { ntp_server: 'ntp.example', time_zone: 'Europe/Vienna' },
    ],
    [
      'a share with a new password',
      'share',
      { enabled: true, user_enabled: true, user_name: 'card', user_password: `p"'\\ß $(x)` },
      {
        enabled: true,
        workgroup: 'WORKGROUP',
        device: 'pressluft',
        writeable: false,
        guest_enabled: false,
        user_enabled: true,
        user_name: 'card',
        user_password: `p"'\\ß $(x)`,
      },
    ],
    [
      'a share whose password is kept',
      'share',
      { user_password: '', writeable: true },
      {
        enabled: true,
        workgroup: 'WORKGROUP',
        device: 'pressluft',
        writeable: true,
        guest_enabled: false,
        user_enabled: true,
        user_name: 'card',
      },
    ],
    [
      'a share whose password is cleared',
      'share',
      { user_enabled: false, user_password: null },
      {
        enabled: true,
        workgroup: 'WORKGROUP',
        device: 'pressluft',
        writeable: true,
        guest_enabled: false,
        user_enabled: false,
        user_name: 'card',
        user_password: null,
      },
    ],
  ])('gives it %s, as one line of JSON', async (_what, group, body, values) => {
    const before = hook.notes().length;
    expect(await calls.save(group, body)).toEqual([200, 'OK']);
    expect(hook.notes()).toHaveLength(before + 1);
    expect(lastNote()).toEqual({ group, values });
  });

  it('runs it without arguments, in an environment without anything of its own', async () => {
    process.env['PRESSLUFT_METRICS_TOKEN'] = 'not-to-be-reported';
    hook.rewrite('{ echo "$#"; pwd; env | cut -d= -f1 | sort | tr "\\n" " "; echo; } > "$folder/found"; cat > "$folder/in"');
    expect(await calls.save('network', { host_name: 'halle-2' })).toEqual([200, 'OK']);
    delete process.env['PRESSLUFT_METRICS_TOKEN'];
    const [count, folder, names] = readFileSync(join(hook.folder, 'found'), 'utf8').split('\n');
    expect([count, folder]).toEqual(['0', '/']);
    expect(
      names!
        .trim()
        .split(' ')
        .filter((name) => !['PWD', '_', 'OLDPWD', 'SHLVL'].includes(name)),
    ).toEqual(['LANG', 'PATH']);
  });

  it('answers only when it has ended', async () => {
    hook.rewrite('cat > "$folder/in"; sleep 0.3; echo done > "$folder/slow"');
    expect(await calls.save('share', {})).toEqual([200, 'OK']);
    expect(existsSync(join(hook.folder, 'slow'))).toBe(true);
  });

  test.each<[SettingsGroup, unknown, 'de' | 'en']>([
    ['network', { host_name: 'halle-9' }, 'de'],
    ['time', { time_zone: 'Asia/Tokyo' }, 'en'],
    ['share', { workgroup: 'OTHER', user_password: 'f0rgotten' }, 'de'],
  ])('saves nothing of %s that it fails with, and says so in the language of the reader', async (group, body, language) => {
    hook.rewrite('cat > "$folder/in"; echo "no such thing" >&2; exit 3');
    const [before, restarts, secret] = [await calls.read(group), station.restarts(), station.settings.secret('share.userPassword')];
    expect(await calls.save(group, body, language)).toEqual([502, failed[language]]);
    expect(await calls.read(group)).toEqual(before);
    expect([station.restarts(), station.settings.secret('share.userPassword')]).toEqual([restarts, secret]);
    expect(lines).toContain(`device hook, ${group}: no such thing`);
    expect(lines).toContain(`the device hook has not applied ${group}: exit 3`);
  });

  it.each(['#!/no/such/shell', '#!/bin/sh\nkill -9 $$'])('saves nothing when it cannot be begun or is killed: %j', async (text) => {
    hook.rewrite('');
    writeFileSync(hook.file, `${text}\n`);
    expect(await calls.save('network', { host_name: 'halle-9' })).toEqual([502, failed.de]);
    expect(await calls.read('network')).toMatchObject({ host_name: 'halle-2' });
  });

  it('does not wait for what it leaves running on purpose, such as a change of the address soon', async () => {
    hook.rewrite('cat > "$folder/in"; (sleep 20) & echo "$!" > "$folder/pid"');
    expect(await calls.save('network', { host_name: 'halle-2' })).toEqual([200, 'OK']);
    const pid = readFileSync(join(hook.folder, 'pid'), 'utf8').trim();
    expect(isRunning(pid)).toBe(true);
    process.kill(Number(pid));
  });

  it('takes no harm from one that prints without end or reads nothing, and logs the beginning of it', async () => {
    hook.rewrite(
      'i=0; while [ $i -lt 20 ]; do echo "line $i"; i=$((i+1)); done; head -c 3000000 /dev/zero | tr "\\0" x; head -c 300000 /dev/zero >&2',
    );
    expect(await calls.save('share', { device: 'd'.repeat(60_000) })).toEqual([200, 'OK']);
    const reported = lines.filter((line) => line.startsWith('device hook, share: '));
    expect(reported[0]).toBe('device hook, share: line 0');
    expect(reported.at(-1)).toBe('device hook, share: (and more)');
    expect(reported.join('\n').length).toBeLessThan(10_000);
    expect(await calls.save('share', { device: 'pressluft' })).toEqual([200, 'OK']);
  });

  it.each([0, 1])('never has a password in its log, not even when it prints it and ends with %p', async (code) => {
    const password = `s3cret "quoted" 'word' ß`;
    hook.rewrite(`input=$(cat); printf '%s\\n' "$input" 'harmless'; printf '%s' "$input" | base64 -w0; set -x; : "$input"; exit ${code}`);
    await calls.save('share', { user_password: password });
    expect(lines).toContain('device hook, share: harmless');
    expect(lines).toContain('device hook, share: (a line that repeats a secret)');
    expect(lines.join('\n')).not.toMatch(/s3cret|quoted/);
    const decoded = lines.map((line) => Buffer.from(line.split(' ').at(-1)!, 'base64').toString());
    expect(decoded.join(' ')).not.toMatch(/s3cret|quoted/);
  });

  test.each<[SettingsGroup, string, string]>([
    ['share', 'workgroup', 'A\nB'],
    ['share', 'device', 'a\0b'],
    ['share', 'user_name', 'a\u007fb'],
    ['share', 'user_password', 'a\r\nb'],
    ['share', 'device', 'a\u2028b'],
    ['share', 'device', 'a\u0085b'],
    ['share', 'device', 'a\ud800b'],
  ])('hands over no control character: %s, %s %j', async (group, field, text) => {
    const [before, notes] = [await calls.read(group), hook.notes()];
    const [status, reported] = await calls.save(group, { [field]: text });
    expect([status, reported]).toEqual([
      400,
      expect.stringMatching(/^(workgroup|device|userName|userPassword): Steuerzeichen sind nicht erlaubt\.$/),
    ]);
    expect([await calls.read(group), hook.notes()]).toEqual([before, notes]);
  });

  it('does not run it once others may write it', async () => {
    const notes = hook.notes();
    chmodSync(hook.file, 0o722);
    expect(await calls.save('network', { host_name: 'halle-9' })).toEqual([502, expect.stringContaining('kann nicht ausgeführt werden')]);
    expect(hook.notes()).toEqual(notes);
    expect(lines).toContain(`the device hook ${hook.file} is not run: others than its owner may write it`);
  });

  it('runs it once at a time, in the order of the saves, and refuses more than can wait', async () => {
    const held = 'while [ ! -e "$folder/go" ]; do sleep 0.02; done; sleep 0.1';
    hook.rewrite(`echo begin >> "$folder/order"; cat >> "$folder/order"; ${held}; echo end >> "$folder/order"`);
    const saves = ['a', 'b', 'c', 'd', 'e', 'f'].map((workgroup) => calls.save('share', { workgroup }));
    // until all have arrived none ends but the one that is refused
    await Promise.race(saves);
    writeFileSync(join(hook.folder, 'go'), '');
    const statuses = (await Promise.all(saves)).map(([status]) => status).toSorted();
    expect(statuses).toEqual([200, 200, 200, 200, 200, 503]);
    const order = readFileSync(join(hook.folder, 'order'), 'utf8').trimEnd().split('\n');
    expect(order.map((line) => (line.startsWith('{') ? 'input' : line))).toEqual(
      Array.from({ length: 5 }, () => ['begin', 'input', 'end']).flat(),
    );
  });
});

describe('a device hook that takes too long', () => {
  const hook = hookFile('');
  const { log, lines } = logLines();
  let calls: ReturnType<typeof savesAt>;
  beforeAll(async () => {
    calls = savesAt(await startStation({ log, device: scriptHook({ file: hook.file, log, limitMs: 1500, graceMs: 200 }) }));
  });
  const save = (host_name: string) => calls.save('network', { host_name });

  it('is ended with all that it began, and nothing is saved', async () => {
    hook.rewrite('trap "" TERM; sleep 1000 & echo "$!" > "$folder/pid"; while :; do wait; done');
    expect(await save('halle-9')).toEqual([
      504,
      'Das Gerät hat die Einstellungen nicht rechtzeitig übernommen. Nichts wurde gespeichert; das Protokoll der Station nennt den Grund.',
    ]);
    expect(await calls.read('network')).toMatchObject({ host_name: 'pressluft' });
    expect(lines).toContain('the device hook has not applied network: no end after 1500 ms, exit SIGKILL');
    const pid = readFileSync(join(hook.folder, 'pid'), 'utf8');
    await until('the end of what the hook began', () => !isRunning(pid));
  });

  it('is asked to end first, so that it can put back what it had begun', async () => {
    hook.rewrite('trap "echo put back >> $folder/put-back; exit 4" TERM; cat > "$folder/in"; while :; do sleep 0.05; done');
    // it ends by itself, however long a busy machine takes for that
    const patient = savesAt(await startStation({ log, device: scriptHook({ file: hook.file, log, limitMs: 1500, graceMs: 60_000 }) }));
    expect((await patient.save('network', { host_name: 'halle-9' }))[0]).toBe(504);
    expect(existsSync(join(hook.folder, 'put-back'))).toBe(true);
  });

  it('is ended with what it began and what ignores that, also when it ends by itself', async () => {
    hook.rewrite(
      '(trap "" TERM; exec sleep 1000) & echo "$!" > "$folder/pid"; trap "exit 4" TERM; cat > "$folder/in"; while :; do sleep 0.05; done',
    );
    const patient = savesAt(await startStation({ log, device: scriptHook({ file: hook.file, log, limitMs: 1500, graceMs: 60_000 }) }));
    expect((await patient.save('network', { host_name: 'halle-9' }))[0]).toBe(504);
    const pid = readFileSync(join(hook.folder, 'pid'), 'utf8');
    await until('the end of what the hook began', () => !isRunning(pid));
  });
});
