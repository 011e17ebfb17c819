import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isOwnOrigin } from '../../../server/http/originCheck.ts';

const host = fc.oneof(
  fc.domain(),
  fc.ipV4(),
  fc.ipV6().map((address) => `[${address}]`),
);
const port = fc.option(fc.integer({ min: 1, max: 65_535 }), { nil: undefined });
const scheme = fc.constantFrom('http', 'https');
const withPort = (name: string, number: number | undefined) => (number === undefined ? name : `${name}:${number}`);

describe("a call's origin", () => {
  it('is the station when host and port are those that were called, with or without the port that the scheme has anyway', () => {
    fc.assert(
      fc.property(scheme, host, port, (protocol, name, number) => {
        expect(isOwnOrigin({ host: withPort(name, number), origin: `${protocol}://${withPort(name, number)}` })).toBe(true);
        const usual = protocol === 'http' ? 80 : 443;
        expect(isOwnOrigin({ host: `${name}:${usual}`, origin: `${protocol}://${name}` })).toBe(true);
        expect(isOwnOrigin({ host: name, origin: `${protocol}://${name}:${usual}` })).toBe(true);
      }),
    );
  });

  it('is another with another host, another port, or what is no origin', () => {
    fc.assert(
      fc.property(scheme, host, host, port, (protocol, name, other, number) => {
        fc.pre(name.toLowerCase() !== other.toLowerCase());
        expect(isOwnOrigin({ host: withPort(name, number), origin: `${protocol}://${withPort(other, number)}` })).toBe(false);
        expect(isOwnOrigin({ host: `${name}:8080`, origin: `${protocol}://${name}:8081` })).toBe(false);
        for (const origin of ['null', '', name, `ftp://${name}`, `${protocol}://${name}@${other}`, `${protocol}://${other}/${name}`]) {
          expect(isOwnOrigin({ host: name, origin })).toBe(false);
        }
      }),
    );
  });

  it('is another whatever a browser says besides', () => {
    const said = fc.record({ 'sec-fetch-site': fc.string(), 'sec-fetch-mode': fc.string(), 'sec-fetch-dest': fc.string() });
    fc.assert(
      fc.property(said, (headers) => {
        expect(isOwnOrigin({ host: 'a.example', origin: 'http://evil.example', ...headers })).toBe(false);
      }),
    );
  });
});
