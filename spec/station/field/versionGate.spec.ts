import { describe, expect, it, test } from '@jest/globals';
import type { Reading } from '../../../core/field/index.ts';
import { checkedSearch } from '../../../station/field/checkedTrial.ts';
import { hostsOf } from '../../../station/field/findHosts.ts';
import { FieldRefused } from '../../../station/field/fieldWiring.ts';
import { versionGate } from '../../../station/field/versionGate.ts';

const said = (text: string | undefined): Reading => ({
  value: undefined,
  raw: undefined,
  words: [],
  readAtMs: 0,
  ...(text !== undefined && { text }),
});

describe('[FIELD-3] the values of a device', () => {
  test.each<[string, string | undefined, readonly (string | undefined)[], boolean, boolean]>([
    ['before it says its version', 'V1', [], false, false],
    ['with the version that it was put to use with', 'V1', ['V1'], true, false],
    ['with another one', 'V1', ['V2'], false, true],
    ['with the one again', 'V1', ['V2', 'V1'], true, false],
    ['with no version where it had one', 'V1', [undefined], false, false],
    ['with the version that it says first', undefined, ['V1'], true, false],
    ['with another one than it said first', undefined, ['V1', 'V2'], false, true],
    ['without any version', undefined, [undefined], true, false],
    ['with a version that came later', undefined, [undefined, 'V1', 'V2'], false, true],
  ])('%s: put to use with %p, said %j, count %p', (_when, accepted, versions, isOpen, isChanged) => {
    const gate = versionGate(accepted, true);
    for (const version of versions) gate.compare(said(version));
    expect([gate.isOpen(), gate.isChanged()]).toEqual([isOpen, isChanged]);
  });

  it('wait for its version again after it was out of touch, and a changed one stays so', () => {
    const gate = versionGate('V1', true);
    gate.compare(said('V1'));
    gate.outOfTouch();
    expect([gate.isOpen(), gate.isChanged()]).toEqual([false, false]);
    gate.compare(said('V2'));
    gate.outOfTouch();
    expect([gate.isOpen(), gate.isChanged()]).toEqual([false, true]);
  });

  it('always count where its profile has no version', () => {
    const gate = versionGate(undefined, false);
    gate.outOfTouch();
    expect([gate.isOpen(), gate.isChanged()]).toEqual([true, false]);
  });
});

describe('[FIELD-8] a search in a network', () => {
  const search = (network: string, fromHost = 1, toHost = 2) => ({ network, fromHost, toHost });
  const refusalOf = (network: string, isAllowed: (address: string) => boolean) => {
    try {
      checkedSearch(search(network), isAllowed);
      return undefined;
    } catch (error) {
      return error instanceof FieldRefused ? error.problems.map(({ code }) => code).join() : error;
    }
  };

  it('asks every address from the first to the last', () => {
    expect(hostsOf(search('10.0.0', 9, 11))).toEqual(['10.0.0.9', '10.0.0.10', '10.0.0.11']);
    expect(hostsOf(search('10.0.0', 9, 9))).toEqual(['10.0.0.9']);
    expect(hostsOf(search('10.0.0', 9, 8))).toEqual([]);
  });

  it('is made in private networks of the plant alone', () => {
    expect(refusalOf('10.0.0', () => true)).toBeUndefined();
    expect(refusalOf('8.8.8', () => true)).toBe('publicNetwork');
    expect(refusalOf('10.0.0', () => false)).toBe('otherNetwork');
  });

  it.each(['10.0.0.1', '10.0.0.254'])('is made where one address is of the plant, be it %s', (only) => {
    expect(refusalOf('10.0.0', (address) => address === only)).toBeUndefined();
  });

  it.each(['10.0.0.0', '10.0.0.255'])('is not made for %s, which is no device', (only) => {
    expect(refusalOf('10.0.0', (address) => address === only)).toBe('otherNetwork');
  });
});
