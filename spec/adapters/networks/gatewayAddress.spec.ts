import { describe, expect, it, test } from '@jest/globals';
import { addressesOf, isForbiddenAddress, pinnedLookup } from '../../../adapters/networks/gatewayAddress.ts';

describe('an address of a gateway', () => {
  test.each([
    ['127.0.0.1', true],
    ['127.255.255.254', true],
    ['0.0.0.0', true],
    ['0.1.2.3', true],
    ['169.254.169.254', true],
    ['224.0.0.1', true],
    ['255.255.255.255', true],
    ['::', true],
    ['::1', true],
    ['0:0:0:0:0:0:0:1', true],
    ['fe80::1', true],
    ['febf::1', true],
    ['ff02::1', true],
    ['::ffff:127.0.0.1', true],
    ['::ffff:7f00:1', true],
    ['::ffff:a9fe:a9fe', true],
    ['::127.0.0.1', true],
    ['', true],
    ['localhost', true],
    ['2130706433', true],
    ['192.168.1.5', false],
    ['10.0.0.1', false],
    ['126.255.255.255', false],
    ['128.0.0.1', false],
    ['169.253.255.255', false],
    ['203.0.113.9', false],
    ['::ffff:192.168.1.5', false],
    ['fd00::1', false],
    ['2001:db8::1', false],
  ])('%p is forbidden: %p', (address, isForbidden) => {
    expect(isForbiddenAddress(address)).toBe(isForbidden);
  });

  it('is itself where it is given, and looked up where it is a name', async () => {
    expect(await addressesOf('203.0.113.9')).toEqual([{ address: '203.0.113.9', family: 4 }]);
    const found = await addressesOf('localhost');
    expect(found.length).toBeGreaterThan(0);
    for (const { address } of found) expect(isForbiddenAddress(address)).toBe(true);
    await expect(addressesOf('no.such.host.invalid')).rejects.toThrow();
  });

  it('is what a pinned name leads to, whatever the name server says now', () => {
    const addresses = [
      { address: '203.0.113.9', family: 4 },
      { address: '2001:db8::1', family: 6 },
    ];
    const lookup = pinnedLookup(addresses);
    const reported: unknown[] = [];
    lookup('localhost', { all: true }, (...answer) => reported.push(answer));
    lookup('localhost', {}, (...answer) => reported.push(answer));
    expect(reported).toEqual([
      [null, addresses],
      [null, '203.0.113.9', 4],
    ]);
  });
});
