import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { addressGroup } from '../../../server/access/addressGroup.ts';

describe('whom an address stands for', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:0207', '192.0.2.7'],
    ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['2001:db8:1:2:3:4:192.0.2.7', '2001:db8:1:2::/64'],
    ['', 'unknown'],
    [undefined, 'unknown'],
    ['<script>', 'unknown'],
    ['1.2.3', 'unknown'],
  ])('%p: %p', (address, group) => {
    expect(addressGroup(address)).toBe(group);
  });

  it('is the same for all addresses of a /64 network, and another for another network', () => {
    const part = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
    const four = fc.tuple(part, part, part, part);
    fc.assert(
      fc.property(four, four, four, four, (network, host, otherNetwork, otherHost) => {
        const group = addressGroup([...network, ...host].join(':'));
        if (network.some((each) => each !== '0')) expect(addressGroup([...network, ...otherHost].join(':'))).toBe(group);
        if (otherNetwork.join() !== network.join()) expect(addressGroup([...otherNetwork, ...host].join(':'))).not.toBe(group);
      }),
    );
  });

  it('is itself in IPv4, also as a socket for both families writes it', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect([addressGroup(address), addressGroup(`::ffff:${address}`)]).toEqual([address, address]);
      }),
    );
  });
});
