import { describe, expect, it, test } from '@jest/globals';
import { connectProblem, foreignLookup, isUntrusted, notAllowedCode } from '../../../adapters/networks/index.ts';

const lookedUp = (host: string, all: boolean) =>
  new Promise<readonly unknown[]>((resolve) => foreignLookup(host, { all }, (error, ...found) => resolve([error?.code ?? null, ...found])));

describe('the lookup of a name that is called', () => {
  test.each([true, false])('refuses one that leads to this machine (all of its addresses: %p)', async (all) => {
    expect(await lookedUp('localhost', all)).toEqual([notAllowedCode, []]);
    expect(await lookedUp('127.0.0.1', all)).toEqual([notAllowedCode, []]);
  });

  it('gives the addresses of another, or the first of them, as it was asked', async () => {
    expect(await lookedUp('203.0.113.9', true)).toEqual([null, [{ address: '203.0.113.9', family: 4 }]]);
    expect(await lookedUp('2001:db8::1', false)).toEqual([null, '2001:db8::1', 6]);
  });

  test.each([true, false])('says that there is no such name (all of its addresses: %p)', async (all) => {
    const [code] = await lookedUp('no.such.host.invalid', all);
    expect(code).toMatch(/^(ENOTFOUND|EAI_AGAIN)$/);
  });
});

describe('why a connection failed', () => {
  const failed = (code: string) => Object.assign(new Error(code), { code });

  test.each([
    ['ECONNREFUSED', 'refused'],
    ['ECONNRESET', 'hungUp'],
    ['EPIPE', 'hungUp'],
    ['ETIMEDOUT', 'connectTimeout'],
    ['EHOSTUNREACH', 'unreachable'],
  ])('%s is %s', (code, problem) => {
    expect(connectProblem(failed(code))).toBe(problem);
  });

  test.each([
    'CERT_HAS_EXPIRED',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'ERR_SSL_WRONG_VERSION_NUMBER',
    'ERR_TLS_CERT_ALTNAME_INVALID',
  ])('%s is a certificate that is not trusted', (code) => {
    expect(isUntrusted(failed(code))).toBe(true);
    expect(isUntrusted(failed('ECONNREFUSED'))).toBe(false);
  });
});
