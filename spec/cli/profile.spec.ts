import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { wordsOfRaw } from '../../core/field/decode/words.ts';
import { temporaryFolder } from '../station/temporaryFolder.ts';
import { profileDevice, shipped } from './profileDevice.ts';
import { runInShell as run } from './runInShell.ts';

describe('pressluft profile check', () => {
  it('[FIELD-2] says of each profile what it is and how it is read', async () => {
    expect(await run('profile', 'check', 'field/profiles/compair-delcos-xl.json')).toEqual({
      code: 0,
      printed:
        'field/profiles/compair-delcos-xl.json: compair-delcos-xl, community, 21 points; 2 questions every 2 s, 1 a minute, 1 at a connection\n',
      notes: [],
    });
  });

  it('[FIELD-2] names what is wrong with its file and place, and ends with 1; the others are looked at', async () => {
    const folder = temporaryFolder();
    const [wrong, broken] = [join(folder, 'wrong.json'), join(folder, 'broken.json')];
    writeFileSync(wrong, JSON.stringify({ ...shipped('eastron-sdm630'), id: 'Own', note: 'x' }));
    writeFileSync(broken, '{');
    const { code, printed, notes } = await run('profile', 'check', wrong, 'field/profiles/abb-b23.json', broken);
    expect([code, printed.split('\n').length]).toEqual([1, 2]);
    expect(notes).toEqual([
      `${wrong}: id must be small letters, digits and single hyphens`,
      `${wrong}: note is no field of this format`,
      expect.stringMatching(/broken\.json: is no JSON: /),
      '2 profiles of 3 can not be used',
    ]);
  });

  it('needs files', async () => {
    expect(await run('profile', 'check')).toMatchObject({
      code: 2,
      notes: ['FILES is missing: name profiles of devices; --help says more'],
    });
  });
});

describe('pressluft profile read', () => {
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });
  const device = async (...given: Parameters<typeof profileDevice>) => {
    const opened = await profileDevice(...given);
    closing.push(opened.close);
    return opened;
  };
  const at = (port: number, profile: string, ...more: readonly string[]) => [
    'profile',
    'read',
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
    '--profile',
    profile,
    ...more,
  ];

  it('[FIELD-6] prints each point with its words, value, unit and age', async () => {
    const sdm = shipped('eastron-sdm630');
    const { port } = await device(sdm, {
      voltage: 231.25,
      power: 46,
      powerFactor: 0.5,
      frequency: 50,
      energyImport: 1204.25,
      energyExport: 0,
    });
    const { code, printed, notes } = await run(...at(port, 'eastron-sdm630'));
    // The gaps between the points are no registers of this device: it refuses the long question, and is asked for the parts.
    expect([code, notes]).toEqual([0, []]);
    const lines = printed.split('\n').map((line) => line.split(/ {2,}/));
    expect(lines[0]).toEqual(['point', 'table', 'address', 'type', 'words', 'value', 'unit', 'age [s]', 'note']);
    expect(lines[2]!.slice(0, 7)).toEqual(['power', 'input', '52', 'f32', '4733 B000', '46', 'kW']);
    expect(lines[5]!.slice(0, 7)).toEqual(['energyImport', 'input', '72', 'f32', '4496 8800', '1204.25', 'kWh']);
    expect(lines[2]![7]).toMatch(/^\d+\.\d$/);
  });

  it('[FIELD-6] says why a point has no value', async () => {
    const generic = shipped('pressluft-generic-1');
    const { port, asked } = await device(generic, { stateBits: 7, linePressure: 7.012, outletTemperature: 300, power: [0xffff] });
    const { printed } = await run(...at(port, 'pressluft-generic-1'));
    const noteOf = (key: string) =>
      printed
        .split('\n')
        .find((line) => line.startsWith(`${key} `))!
        .split(/ {2,}/)
        .slice(4);
    expect(noteOf('linePressure').slice(0, 3)).toEqual(['1B64', '7.012', 'bar']);
    expect(noteOf('outletTemperature').at(-1)).toBe('out of its range: 300 degC');
    expect(noteOf('power').at(-1)).toBe('the device has no value');
    expect(noteOf('heartbeat').at(-1)).toBe('exception 2: the address is not there');
    expect(asked.every((question) => question.startsWith('holding '))).toBe(true);
  });

  it('[FIELD-6] shows the four orders of longer points on request, the plausible ones marked', async () => {
    const fa510 = shipped('cs-fa510');
    const lowFirst = (value: number) => wordsOfRaw({ type: 'f32', wordOrder: 'lowFirst' }, value)!;
    const { port } = await device(fa510, { temperature: lowFirst(24.5), humidity: lowFirst(11), dewPoint: lowFirst(-20.25) });
    const { printed } = await run(...at(port, 'cs-fa510', '--orders'));
    expect(printed).toMatch(/^dewPoint +lowFirst +highFirst +-20\.25 +degC +yes$/m);
    expect(printed).toMatch(/^dewPoint +highFirst +highFirst +\S+ *(degC)?$/m);
  });

  it('keeps what was read: words and values, for those who keep the profile', async () => {
    const file = join(temporaryFolder(), 'reading.json');
    const { port } = await device(shipped('cs-fa510'), { temperature: 24.5, humidity: 0.5, dewPoint: -20.25 });
    const read = at(port, 'field/profiles/cs-fa510.json', '--save', file);
    expect((await run(...read, '--format', 'json')).printed).toBe(readFileSync(file, 'utf8'));
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      format: 1,
      profile: 'cs-fa510',
      unit: 1,
      readAt: expect.stringMatching(/^\d{4}-.*Z$/),
      points: { dewPoint: { table: 'holding', at: 1006, words: [0xc1a2, 0], value: -20.25, unit: 'degC', text: null, missing: null } },
    });
    const again = await run(...read);
    expect(again.code).toBe(2);
    expect(again.notes[0]).toMatch(/exists; --force replaces it/);
  });

  it('ends with 1 where nothing answers', async () => {
    const { port, close } = await device(shipped('cs-fa510'), {});
    expect((await run(...at(port, 'cs-fa510', '--unit', '2'))).printed).toMatch(/exception 11: the unit does not answer the gateway/);
    await close();
    const { code, notes } = await run(...at(port, 'cs-fa510'));
    expect([code, notes]).toEqual([1, [`127.0.0.1:${port} unit 1: refused`]]);
  });

  it('refuses what is missing or unknown, and says what there is', async () => {
    const refused = async (...args: readonly string[]) => (await run('profile', 'read', ...args)).notes[0];
    expect(await refused()).toMatch(/^--host is missing/);
    expect(await refused('--host', 'x')).toMatch(/^--profile is missing/);
    expect(await refused('--host', 'x', '--profile', 'delcos')).toMatch(/^--profile must be a file or one of abb-b23, .*, not 'delcos'/);
    expect(await refused('--host', 'x', '--profile', './none.json')).toMatch(/^--profile \.\/none\.json: can not be read: ENOENT/);
    expect(await refused('file')).toMatch(/^'file' is no option/);
  });
});
