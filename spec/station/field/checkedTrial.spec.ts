import { describe, expect, it } from '@jest/globals';
import type { FieldSearch, FieldTrial } from '../../../core/ports/index.ts';
import { checkedSearch, checkedTrial } from '../../../station/field/checkedTrial.ts';
import { FieldRefused } from '../../../station/field/fieldWiring.ts';

const connection = { id: 'hall', kind: 'modbusTcp', host: '10.0.0.7' } as const;
const wrong = { ...connection, port: 70_000 };

/** The places of what is refused, and why. */
function refused(check: () => unknown) {
  try {
    check();
  } catch (error) {
    if (error instanceof FieldRefused) return error.problems.map(({ path, code }) => `${path.join('.')}: ${code}`);
    throw error;
  }
  return [];
}

describe('what a person asks to try', () => {
  it('[FIELD-6] is taken as it would be in a configuration, with its password', () => {
    const device = { unit: 3, profile: 'any', adjust: { power: { scale: 2 } } };
    const trial: FieldTrial = { connection, device, password: 'secret' };
    expect(checkedTrial(trial)).toEqual(trial);
    expect(checkedTrial({ connection })).toEqual({ connection });
    expect(checkedTrial({ connection, device: { unit: 4 } })).toEqual({ connection, device: { unit: 4 } });
  });

  it('[FIELD-6] is refused with the place of what is not right in it', () => {
    const [place, ...others] = refused(() => checkedTrial({ connection: wrong }));
    expect([place, others]).toEqual([expect.stringMatching(/^connection\.port: /), []]);
    const adjust = { power: { scale: 'much' } } as never;
    expect(refused(() => checkedTrial({ connection, device: { adjust } }))[0]).toMatch(/^device\.adjust\.power/);
    const mqtt = { points: 'none' } as never;
    expect(refused(() => checkedTrial({ connection, device: { mqtt } }))[0]).toMatch(/^device\.mqtt/);
  });
});

describe('what a person asks to be searched', () => {
  const network: FieldSearch = { network: '192.168.7', fromHost: 20, toHost: 30 };
  const only = (address: string) => (of: string) => of === address;

  it('[FIELD-6] is a connection that is right', () => {
    const units = { connection, fromUnit: 1, toUnit: 9 };
    expect(checkedSearch(units, () => false)).toEqual(units);
    expect(refused(() => checkedSearch({ ...units, connection: wrong }, () => true))[0]).toMatch(/^connection\.port: /);
  });

  it.each([
    ['192.168.7.1', []],
    ['192.168.7.25', []],
    ['192.168.7.254', []],
    ['192.168.7.0', ['network: otherNetwork']],
    ['192.168.7.255', ['network: otherNetwork']],
    ['192.168.8.25', ['network: otherNetwork']],
  ])('[FIELD-8] is a network in which %s alone may be asked: %j', (address, problems) => {
    expect(refused(() => checkedSearch(network, only(address)))).toEqual(problems);
  });

  it('[FIELD-8] is no network of others', () => {
    expect(refused(() => checkedSearch({ ...network, network: '8.8.8' }, () => true))).toEqual(['network: publicNetwork']);
    expect(checkedSearch(network, () => true)).toBe(network);
  });
});
