import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { loginRules } from '../../../server/access/loginRules.ts';
import { httpLimits as limits } from '../../../server/http/limits.ts';

const page = readFileSync('docs/security.md', 'utf8');
/** What stands in the last cell of a row that begins so. */
const numbersOf = (begin: string) => {
  const row = page.split('\n').find((line) => line.startsWith(`| ${begin}`));
  return row?.split('|').at(-2)?.trim();
};
const seconds = (ms: number) => `${ms / 1000} s`;
const kB = (bytes: number) => `${bytes / 1024} kB`;

describe('what a web server takes', () => {
  test.each([
    ['Headers together; their count', `${kB(limits.headerBytes)}; ${limits.headerCount}`],
    ['Body; of settings calls', `${kB(limits.bodyBytes)}; 1 MB; 64 MB`],
    ['Of a TLS handshake', `${seconds(limits.headersMs)}; ${seconds(limits.headersMs)}; ${seconds(limits.requestMs)}`],
    ['Between two calls of a connection', `${seconds(limits.idleMs)}; ${seconds(limits.stalledMs)}`],
    ['Connections in all', `${limits.connections}; ${limits.connectionsPerAddress}`],
  ])('is as its documents say: %s', (begin, numbers) => {
    expect(numbersOf(begin)).toBe(numbers);
  });

  test('lasts less than a second beyond its time', () => {
    expect(limits.checkEveryMs).toBeLessThan(1000);
  });

  test('makes who gave wrong passwords wait as its documents say', () => {
    const { burst, firstWaitMs, longestWaitMs } = loginRules;
    const begin = `An address that has given ${burst.failures} wrong passwords in ${burst.withinMs / 60_000} minutes`;
    expect(numbersOf(begin)).toBe(`${seconds(firstWaitMs)}, then twice as long each time, up to ${longestWaitMs / 60_000} min`);
  });
});
