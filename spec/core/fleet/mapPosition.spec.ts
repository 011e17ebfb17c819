import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { gridDegrees, isMapPosition, tileOrigin } from '../../../core/fleet/index.ts';

describe('[FLEET-4] the map of a fleet', () => {
  it.each([
    ['https://tiles.example/{z}/{x}/{y}.png', 'https://tiles.example'],
    ['http://10.0.0.5:8080/osm/{z}/{y}/{x}.jpg?key=a', 'http://10.0.0.5:8080'],
    ['HTTPS://Tiles.Example/{z}/{x}/{y}', 'https://tiles.example'],
    ['https://tiles.example/{z}/{x}.png', undefined],
    ['https://{z}.example/{x}/{y}', undefined],
    ['https://a.example;script-src *//{z}/{x}/{y}', undefined],
    ['https://user@a.example/{z}/{x}/{y}', undefined],
    ['https://a.example/{z}/{x}/{y} ', undefined],
    ['https://a.example/{z}/{x}/{y}/{s}', undefined],
    ['javascript:alert(1)//{z}/{x}/{y}', undefined],
    ['ftp://a.example/{z}/{x}/{y}', undefined],
    ['', undefined],
  ])('takes pictures of %j from %p', (url, origin) => {
    expect(tileOrigin(url)).toBe(origin);
  });

  it('never allows more than one origin, whatever is entered', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.webUrl(), (rest, url) => {
        for (const each of [rest, url + rest]) {
          expect(tileOrigin(`${each}/{z}/{x}/{y}`) ?? 'https://none').toMatch(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/);
        }
      }),
    );
  });

  it.each([
    [{ lat: 90, lon: -180 }, true],
    [{ lat: -90.1, lon: 0 }, false],
    [{ lat: 0, lon: 180.5 }, false],
    [{ lat: NaN, lon: 0 }, false],
  ])('knows whether there is a place %j: %p', (position, isOne) => {
    expect(isMapPosition(position)).toBe(isOne);
  });

  it('has a few lines of a grid at even degrees, at any size', () => {
    fc.assert(
      fc.property(fc.double({ min: -180, max: 150, noNaN: true }), fc.double({ min: 0.1, max: 100, noNaN: true }), (from, size) => {
        const lines = gridDegrees(from, from + size);
        expect(lines.length).toBeGreaterThanOrEqual(3);
        expect(lines.length).toBeLessThanOrEqual(11);
        for (const line of lines) {
          expect(line).toBeGreaterThanOrEqual(from - 1e-9);
          expect(line).toBeLessThanOrEqual(from + size + 1e-9);
        }
      }),
    );
    expect(gridDegrees(47.2, 54.1)).toEqual([48, 49, 50, 51, 52, 53, 54]);
  });

  it.each([20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01])('has lines of a grid each %d degrees where four of those fit', (step) => {
    expect(gridDegrees(0, 4 * step)).toEqual([0, step, 2 * step, 3 * step, 4 * step].map((degrees) => expect.closeTo(degrees, 9)));
  });

  it('has no lines nearer to each other than a hundredth of a degree', () => {
    expect(gridDegrees(0.003, 0.035)).toEqual([0.01, 0.02, 0.03]);
    expect(gridDegrees(0.001, 0.009)).toEqual([]);
  });
});
