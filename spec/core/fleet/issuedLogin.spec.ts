import { describe, expect, it } from '@jest/globals';
import { domainOf, returnPath } from '../../../core/fleet/index.ts';

describe('a log-in by an issuer', () => {
  it.each([
    ['ann@acme.example', 'acme.example'],
    [' Ann@Works.ACME.example ', 'works.acme.example'],
    ['"a@b"@acme.example', 'acme.example'],
    ['ann', ''],
    ['ann@', ''],
    ['ann@acme example', ''],
  ])('takes %j to be of the domain %j', (email, domain) => {
    expect(domainOf(email)).toBe(domain);
  });

  it.each(['/', '/stations', '/stations/PL-1?tab=energy&month=2026-10', '/fleets', '/loginHelp', `/${'a'.repeat(1999)}`])(
    'is followed by the page %j',
    (path) => {
      expect(returnPath(path)).toBe(path);
    },
  );

  it.each([
    ...['', 'stations', '//evil.example', '/\\evil.example', '/a\\b', 'https://evil.example/', '/a b', '/ä', `/${'a'.repeat(2000)}`],
    ...['/fleet/session', '/fleet', '/login', '/login?of=acme', '/setup#now'],
  ])('is followed by the first page, and not by %j', (path) => {
    expect(returnPath(path)).toBe('/');
  });
});
