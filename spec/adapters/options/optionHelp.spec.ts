import { describe, expect, it, test } from '@jest/globals';
import {
  anyText,
  helpTable,
  listOf,
  oneOf,
  onOneLine,
  onOrOff,
  option,
  optional,
  optionsTable,
  readOptions,
  wholeNumber,
} from '../../../adapters/options/index.ts';

const options = {
  name: optional({ name: 'station-name', kind: anyText('NAME'), help: 'what it is called' }),
  port: option({ name: 'port', kind: wholeNumber(0, 65_535, 'PORT'), fallback: 8080, help: 'of the pages' }),
  hosts: option({ name: 'host', kind: listOf(anyText('HOST')), fallback: [], help: 'its names' }),
  force: option({ name: 'force', kind: onOrOff, fallback: false, help: 'all the same' }),
  zone: option({ name: 'zone', kind: anyText('ZONE'), fallback: 'UTC', help: 'of the plant' }),
  prefix: option({ name: 'prefix', kind: anyText('TEXT'), fallback: '', help: 'of addresses' }),
  folder: optional({ name: 'folder', kind: anyText('FOLDER'), fallbackText: 'beside the data', help: 'of profiles' }),
};

describe('the help of options', () => {
  it('has one a line, with its default where it has one', () => {
    expect(optionsTable(options, { hasVariables: false })).toBe(
      [
        '  --station-name NAME  what it is called',
        '  --port PORT          of the pages (default 8080)',
        '  --host HOST          its names',
        '  --force              all the same',
        '  --zone ZONE          of the plant (default UTC)',
        '  --prefix TEXT        of addresses',
        '  --folder FOLDER      of profiles (default beside the data)',
        '  --help               this text',
      ].join('\n'),
    );
  });

  it('names their variables where they have some', () => {
    expect(optionsTable({ name: options.name, port: options.port }, { hasVariables: true })).toBe(
      [
        '  --station-name NAME  what it is called (PRESSLUFT_STATION_NAME)',
        '  --port PORT          of the pages (PRESSLUFT_PORT, default 8080)',
        '  --help               this text',
      ].join('\n'),
    );
  });

  it('names all of a default that is a list', () => {
    const languages = option({ name: 'language', kind: listOf(anyText('CODE')), fallback: ['de', 'en'], help: 'of reports' });
    expect(optionsTable({ languages }, { hasVariables: false })).toContain('of reports (default ["de","en"])');
  });

  it('aligns what stands on the right two spaces behind the longest', () => {
    expect(
      helpTable([
        ['a', '1'],
        ['abc', '2'],
      ]),
    ).toBe('  a    1\n  abc  2');
  });
});

describe('the text of an option', () => {
  test.each<[string, { read(text: string): unknown }, readonly string[], readonly string[]]>([
    [
      'a whole number',
      wholeNumber(5, 999_999_999),
      ['5', '6', '999999999', '000000005'],
      ['4', '1000000000', '0000000005', '5.0', ' 5', '', '5e1', '-5'],
    ],
    ['any text', anyText('X'), ['a', ' a', '-'], ['', '  ', 'a\0b']],
    ['one of some words', oneOf(['a', 'b'], 'X'), ['a', 'b'], ['c', '', 'A']],
    ['on or off', onOrOff, ['', '0', 'false', 'no', 'No', '1', 'true', 'YES'], ['2', 'on']],
    ['a list', listOf(wholeNumber(1, 9)), ['1', '1,2', ' 1 , 2 ', '1,1'], ['', '1,', '1,x']],
    [
      'a list with each once',
      listOf(wholeNumber(1, 9), { separator: /;/, once: { of: (value) => value % 5, expected: 'each once' } }),
      ['1', '1;2'],
      ['1;1', '1;6', '1,2'],
    ],
  ])('is %s', (_what, kind, good, bad) => {
    expect(good.filter((text) => kind.read(text) === undefined)).toEqual([]);
    expect(bad.filter((text) => kind.read(text) !== undefined)).toEqual([]);
  });

  it('is on or off by its word', () => {
    expect(['', '0', 'false', 'no', '1', 'true', 'yes'].map((text) => onOrOff.read(text))).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
      true,
    ]);
  });

  it('says what it must be, of a list too', () => {
    expect(listOf(wholeNumber(1, 9)).expected).toBe('a whole number from 1 to 9, several with commas');
    expect(listOf(wholeNumber(1, 9), { once: { of: Number, expected: 'each once' } }).expected).toBe(
      'a whole number from 1 to 9, several with commas, each once',
    );
    expect([listOf(onOrOff), listOf(anyText('HOST'))].map(({ shownValue }) => shownValue)).toEqual([undefined, 'HOST']);
  });

  it('is shown on one line of at most 100 characters', () => {
    expect(onOneLine('a\n"b\\c"\t')).toBe('a\\n"b\\c"\\t');
    expect([100, 101].map((length) => onOneLine('x'.repeat(length)))).toEqual(['x'.repeat(100), `${'x'.repeat(100)}...`]);
  });
});

describe('options by variables', () => {
  const fail = (message: string) => new RangeError(message);
  const secret = { ...options, token: optional({ name: 'token', kind: { ...wholeNumber(1, 9), isSecret: true as const }, help: '' }) };
  const read = (variables: Readonly<Record<string, string>>, ...args: readonly string[]) =>
    readOptions(args, secret, { fail, allowsPaths: false, variables })?.values;

  it('count where the command line says nothing; an empty one is none', () => {
    expect(read({ PRESSLUFT_STATION_NAME: 'Hall', PRESSLUFT_PORT: '', PRESSLUFT_HOST: 'a,b', PRESSLUFT_FORCE: 'yes' })).toMatchObject({
      ...{ name: 'Hall', port: 8080, hosts: ['a', 'b'], force: true },
    });
    expect(read({ PRESSLUFT_PORT: '1' }, '--port', '2')).toMatchObject({ port: 2 });
  });

  it('that can not be used are named, a secret one without its text', () => {
    expect(() => read({ PRESSLUFT_PORT: 'x' })).toThrow(/^PRESSLUFT_PORT must be a whole number from 0 to 65535, not 'x'$/);
    expect(() => read({ PRESSLUFT_TOKEN: 'x' })).toThrow(/^PRESSLUFT_TOKEN must be a whole number from 1 to 9$/);
    expect(() => read({}, '--token', 'x')).toThrow(/^--token must be a whole number from 1 to 9$/);
  });
});
