import { describe, expect, it, test } from '@jest/globals';
import { addressList, fieldNetworks } from '../../../adapters/networks/index.ts';

describe("a plant's networks", () => {
  test.each(['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.31', 'fd12:3456::1', '::ffff:192.168.1.31', '::ffff:c0a8:11f'])(
    '[FIELD-8] have %s in them where none is named',
    (address) => {
      expect(fieldNetworks()(address)).toBe(true);
    },
  );

  test.each(['172.32.0.1', '11.0.0.1', '8.8.8.8', '2001:db8::1', '100.64.0.1', 'machine.example', ''])(
    '[FIELD-8] have not %s where none is named',
    (address) => {
      expect(fieldNetworks()(address)).toBe(false);
    },
  );

  it('are those that are named, and no others', () => {
    const isAllowed = fieldNetworks(['203.0.113.0/24', '10.20.0.31']);
    expect(['203.0.113.7', '10.20.0.31'].map(isAllowed)).toEqual([true, true]);
    expect(['10.20.0.32', '192.168.1.1'].map(isAllowed)).toEqual([false, false]);
  });

  test.each(['127.0.0.1', '127.1.2.3', '::1', '169.254.7.7', 'fe80::1', 'fe80::1%eth0', '::ffff:127.0.0.1', '::ffff:7f00:1'])(
    '[FIELD-8] are not this machine and its own link by a wide network: %s',
    (address) => {
      expect(fieldNetworks(['0.0.0.0/0', '::/0'])(address)).toBe(false);
    },
  );

  it('are this machine and its own link when that is named', () => {
    expect(fieldNetworks(['127.0.0.0/8'])('127.0.0.1')).toBe(true);
    expect(fieldNetworks(['::1'])('::1')).toBe(true);
    expect(fieldNetworks(['fe80::/10'])('fe80::1%eth0')).toBe(true);
    expect(fieldNetworks(['127.0.0.1'])('127.0.0.2')).toBe(false);
  });

  test.each(['0.0.0.0', '0.1.2.3', '224.0.0.1', '255.255.255.255', '::', 'ff02::1'])('are never nobody or everybody: %s', (address) => {
    expect(fieldNetworks(['0.0.0.0/0', '::/0', address])(address)).toBe(false);
  });
});

describe('a list of addresses', () => {
  it('has addresses and networks of both kinds', () => {
    const has = addressList(['10.0.0.0/8', 'fd00::1']);
    expect(['10.1.2.3', '::ffff:10.1.2.3', 'fd00::1', 'fd00::2', '11.0.0.1', 'no address'].map(has)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
