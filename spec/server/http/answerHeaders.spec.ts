import { describe, expect, it, test } from '@jest/globals';
import { answerHeaders, contentPolicy, isLoopbackHost } from '../../../server/http/answerHeaders.ts';

const sourcesOf = (policy: string) =>
  new Map(
    policy
      .split('; ')
      .map((each) => each.split(' '))
      .map(([name, ...of]) => [name, of.join(' ')]),
  );

describe('the headers of an answer', () => {
  test.each([
    ['over an encrypted connection', { ownHost: 'station.example', isSecure: true }, 'max-age=31536000', 'same-origin'],
    ['to this machine', { ownHost: 'localhost:8080', isSecure: false }, undefined, 'same-origin'],
    ['over the open network', { ownHost: 'station.example', isSecure: false }, undefined, undefined],
    ['to a call of no own name', { ownHost: undefined, isSecure: false }, undefined, undefined],
  ])('%s say what browsers heed there', (_what, to, transport, opener) => {
    const headers = answerHeaders(to);
    expect([headers['strict-transport-security'], headers['cross-origin-opener-policy']]).toEqual([transport, opener]);
    expect(headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['localhost', true],
    ['LOCALHOST:8080', true],
    ['127.0.0.1', true],
    ['127.1.2.3:80', true],
    ['[::1]:8080', true],
    ['128.0.0.1', false],
    ['localhost.example', false],
    ['a.localhost', false],
    [undefined, false],
  ])('to %p are for this machine: %p', (host, isLoopback) => {
    expect(isLoopbackHost(host)).toBe(isLoopback);
  });
});

describe('what a page may load', () => {
  it('is its own alone, and the push connection by its scheme', () => {
    const open = sourcesOf(contentPolicy({ ownHost: 'a:1', isSecure: false }));
    expect(Object.fromEntries(open)).toMatchObject({
      ...{ 'default-src': "'none'", 'connect-src': "'self' ws://a:1", 'img-src': "'self' data:", 'style-src': "'self'" },
      ...{ 'script-src': "'self'", 'frame-ancestors': "'none'" },
    });
    expect(open.has('upgrade-insecure-requests')).toBe(false);
    const secure = sourcesOf(contentPolicy({ ownHost: 'a:1', isSecure: true }));
    expect([secure.get('connect-src'), secure.get('upgrade-insecure-requests')]).toEqual(["'self' wss://a:1", '']);
    expect(sourcesOf(contentPolicy({ ownHost: undefined, isSecure: true })).get('connect-src')).toBe("'self'");
  });

  it('are styles of its nonce, and pictures of further origins, where there are some', () => {
    const policy = sourcesOf(contentPolicy({ ownHost: undefined, isSecure: false, nonce: 'n', imageOrigins: ['https://tiles.example'] }));
    expect([policy.get('style-src'), policy.get('img-src')]).toEqual(["'self' 'nonce-n'", "'self' data: https://tiles.example"]);
  });
});
