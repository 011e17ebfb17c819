import { beforeEach, describe, expect, it } from '@jest/globals';
import { type BegunLogins, begunLogins } from '../../fleet/access/begunLogins.ts';

const [here, there] = ['192.0.2.1', '192.0.2.2'];

describe('[FLEET-5] log-ins that are begun at an issuer and not ended', () => {
  let atMs = 0;
  let logins: BegunLogins;
  beforeEach(() => {
    atMs = 0;
    logins = begunLogins({ perAddress: 2, inAll: 3, forMs: 1000 }, () => atMs);
  });

  it('are so many from one address, and others have room', () => {
    expect(['a', 'b', 'c'].map((name) => logins.begin(name, here))).toEqual([true, true, false]);
    expect(logins.begin('d', there)).toBe(true);
  });

  it('are so many in all', () => {
    expect([logins.begin('a', here), logins.begin('b', here), logins.begin('c', there), logins.begin('d', there)]).toEqual([
      ...[true, true, true, false],
    ]);
  });

  it('count a network of IPv6 as one address', () => {
    expect(['2001:db8::1', '2001:db8::2', '2001:db8::3'].map((address) => logins.begin(address, address))).toEqual([true, true, false]);
  });

  it.each([
    ['they end', () => logins.end('a'), true],
    ['one that is not known ends', () => logins.end('x'), false],
    ['their time is over', () => void (atMs = 1000), true],
    ['their time is not over yet', () => void (atMs = 999), false],
  ])('make room when %s: %p', (_when, happen, hasRoom) => {
    logins.begin('a', here);
    logins.begin('b', here);
    happen();
    expect(logins.begin('c', here)).toBe(hasRoom);
  });
});
