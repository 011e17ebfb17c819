import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import type { IncomingMessage } from 'node:http';
import { trustedProxies } from '../../../server/http/trustedProxies.ts';

const requestOf = (remoteAddress: string | undefined, headers: Readonly<Record<string, string>> = {}, encrypted = false) =>
  ({ socket: { remoteAddress, encrypted }, headers }) as unknown as IncomingMessage;
const forwarded = (value: string) => ({ 'x-forwarded-for': value });

describe('the address of a caller', () => {
  test.each<[string, readonly string[], string, string, string]>([
    ['without a proxy is the peer', [], '203.0.113.9', '', '203.0.113.9'],
    ['is not what a stranger claims', [], '203.0.113.9', '1.1.1.1', '203.0.113.9'],
    ['is not what a stranger claims beside a trusted proxy', ['10.0.0.1'], '203.0.113.9', '1.1.1.1', '203.0.113.9'],
    ['is what a trusted proxy says', ['10.0.0.1'], '10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['is the last that a trusted proxy added', ['10.0.0.1'], '10.0.0.1', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
    ['is seen through two proxies', ['10.0.0.0/8'], '10.0.0.1', '1.1.1.1, 203.0.113.9, 10.9.9.9', '203.0.113.9'],
    ['is the farthest proxy when all are trusted', ['10.0.0.0/8'], '10.0.0.1', '10.0.0.2, 10.0.0.3', '10.0.0.2'],
    ['is the proxy when it says nothing', ['10.0.0.1'], '10.0.0.1', '', '10.0.0.1'],
    ['is the proxy when it says what is no address', ['10.0.0.1'], '10.0.0.1', '203.0.113.9, <script>', '10.0.0.1'],
    ['loses the port that a proxy adds', ['10.0.0.1'], '10.0.0.1', '203.0.113.9:4711', '203.0.113.9'],
    ['in IPv6 loses it too', ['fd00::1'], 'fd00::1', '[2001:db8::9]:4711', '2001:db8::9'],
    ['in IPv6 is what a trusted network says', ['fd00::/8'], 'fd12::1', '2001:db8::9', '2001:db8::9'],
    ['is IPv4 on a socket for both', ['10.0.0.1'], '::ffff:10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['is IPv4 on a socket for both without a proxy', [], '::ffff:203.0.113.9', '', '203.0.113.9'],
  ])('%s', (_what, networks, peer, claim, expected) => {
    expect(trustedProxies(networks).addressOf(requestOf(peer, claim === '' ? {} : forwarded(claim)))).toBe(expected);
  });

  it('is looked for behind twenty proxies, and no more', () => {
    const behind = (count: number) => ['203.0.113.9', ...Array.from({ length: count }, (_, i) => `10.0.1.${i}`)].join(', ');
    const addressOf = (count: number) => trustedProxies(['10.0.0.0/8']).addressOf(requestOf('10.0.0.1', forwarded(behind(count))));
    expect([addressOf(19), addressOf(20)]).toEqual(['203.0.113.9', '10.0.1.0']);
  });

  it('never is what was claimed before the first proxy that is not trusted', () => {
    const stranger = fc.ipV4().filter((address) => !address.startsWith('10.'));
    const proxy = fc.ipV4().map((address) => address.replace(/^\d+/, '10'));
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.ipV4(), fc.string())), stranger, fc.array(proxy), proxy, (claims, caller, between, peer) => {
        const request = requestOf(peer, forwarded([...claims, caller, ...between].join(', ')));
        fc.pre(between.length < 20);
        expect(trustedProxies(['10.0.0.0/8']).addressOf(request)).toBe(caller);
      }),
    );
  });
});

describe('a call is encrypted', () => {
  test.each<[string, string, Readonly<Record<string, string>>, boolean, boolean]>([
    ['by TLS', '203.0.113.9', {}, true, true],
    ['by TLS, whatever is claimed', '203.0.113.9', { 'x-forwarded-proto': 'http' }, true, true],
    ['when a trusted proxy says so', '10.0.0.1', { 'x-forwarded-proto': 'https' }, false, true],
    ['when the last proxy says so', '10.0.0.1', { 'x-forwarded-proto': 'http, HTTPS' }, false, true],
    ['not when it says otherwise', '10.0.0.1', { 'x-forwarded-proto': 'http' }, false, false],
    ['not when only the caller said so', '10.0.0.1', { 'x-forwarded-proto': 'https, http' }, false, false],
    ['not when it says nothing', '10.0.0.1', {}, false, false],
    ['not when a stranger says so', '203.0.113.9', { 'x-forwarded-proto': 'https' }, false, false],
  ])('%s', (_what, peer, headers, encrypted, expected) => {
    expect(trustedProxies(['10.0.0.1']).isSecure(requestOf(peer, headers, encrypted))).toBe(expected);
  });
});
