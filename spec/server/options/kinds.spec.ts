import { describe, expect, it, test } from '@jest/globals';
import { optional } from '../../../adapters/options/index.ts';
import { absoluteFile, hostName, network, secretToken } from '../../../server/options/kinds.ts';
import { readServerOptions, serverHelp, usageFailure } from '../../../server/options/readServerOptions.ts';

const taken = (kind: { read(text: string): string | undefined }, texts: readonly string[]) => texts.map((text) => kind.read(text));

describe('the text of an option of a server', () => {
  test.each<[string, { read(text: string): string | undefined }, readonly string[], readonly string[]]>([
    [
      'a network',
      network,
      ['10.0.0.1', '10.0.0.0/8', '10.0.0.0/32', 'fd00::1', 'fd00::/8', 'fd00::/128', '10.0.0.0/1'],
      ['10.0.0.0/33', 'fd00::/129', '10.0.0.0/0', '10.0.0.0/08', '10.0.0.0/8/8', '10.0.0.0/', 'fe80::1%eth0', 'host', ''],
    ],
    [
      'a secret token',
      secretToken,
      ['x'.repeat(16), 'x'.repeat(200), '!~0123456789abcd'],
      ['x'.repeat(15), 'x'.repeat(201), `${'x'.repeat(16)} `, `${'x'.repeat(16)}ä`],
    ],
    ['a whole path', absoluteFile, ['/a', '/'], ['a', './a', '', '/a\0b']],
  ])('is %s as it stands', (_what, kind, good, bad) => {
    expect(taken(kind, good)).toEqual(good);
    expect(taken(kind, bad)).toEqual(bad.map(() => undefined));
  });

  it('is a name of a host in its only spelling, without a port', () => {
    expect(taken(hostName, ['Station.Example.', '[FD00::0:1]', 'fd00::1', '127.0.0.1', 'a_b'])).toEqual([
      ...['station.example', 'fd00::1', 'fd00::1', '127.0.0.1', 'a_b'],
    ]);
    expect(taken(hostName, ['a:80', 'a/b', '', 'a..b', `${'a'.repeat(254)}`, `${'a'.repeat(255)}`])).toEqual([
      ...[undefined, undefined, undefined, undefined, 'a'.repeat(254), undefined],
    ]);
  });
});

describe('the options of a server', () => {
  const options = { host: optional({ name: 'host', kind: hostName, help: 'its name' }) };

  it('are given by variables as well, and end the program with 2 where they can not be used', () => {
    expect(readServerOptions([], { PRESSLUFT_HOST: 'A' }, options)).toEqual({ host: 'a' });
    expect(readServerOptions(['--help'], {}, options)).toBeUndefined();
    expect(() => readServerOptions(['a'], {}, options)).toThrow(
      expect.objectContaining({ message: "'a' is no option; --help lists the options", exitCode: 2 }),
    );
    expect(usageFailure('no').exitCode).toBe(2);
  });

  it('have a help with their variables', () => {
    expect(serverHelp('npm run x', options)).toMatch(/^Usage: npm run x \[options\]\n\n {2}--host NAME {2}its name \(PRESSLUFT_HOST\)\n/);
  });
});
