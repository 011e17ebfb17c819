import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decodeSeries, decodeSeriesRequest, encodeSeries, encodeSeriesRequest } from '../../../adapters/contract/index.ts';

const quarterMs = 900_000;
const onWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('series of prices on the wire', () => {
  it('are what was sent, price by price, from the first quarter hour to the last', () => {
    const anyPrices = fc.dictionary(fc.integer({ min: -100, max: 100 }).map(String), fc.double({ min: -1, max: 1, noNaN: true }));
    fc.assert(
      fc.property(anyPrices, (of) => {
        const prices = new Map(Object.entries(of).map(([quarter, price]) => [Number(quarter), price]));
        const sent = encodeSeriesRequest('spot', prices, 'replace');
        expect(new Map([...decodeSeriesRequest(sent)].sort(([a], [b]) => a - b))).toEqual(new Map([...prices].sort(([a], [b]) => a - b)));
        const quarters = [...prices.keys()];
        const first = prices.size === 0 ? 0 : Math.min(...quarters);
        expect(sent).toMatchObject({ name: 'spot', from_ms: first * quarterMs, overlap: 'replace' });
        expect(sent.prices).toHaveLength(prices.size === 0 ? 0 : Math.max(...quarters) - first + 1);
      }),
      { numRuns: 100 },
    );
  });

  it('have null where a price is missing', () => {
    const prices = new Map([
      [12, 0.3],
      [10, 0.1],
    ]);
    expect(encodeSeriesRequest('spot', prices, 'keep')).toEqual({
      ...{ name: 'spot', from_ms: 10 * quarterMs, prices: [0.1, null, 0.3], overlap: 'keep' },
    });
  });

  const stored = { name: 'spot', range: { fromMs: 900_000, untilMs: 2_700_000 }, quarters: 2 };
  it('are listed with their ranges, and without what is no series', () => {
    const wire = encodeSeries([stored]);
    expect(wire).toEqual([{ name: 'spot', from_ms: 900_000, until_ms: 2_700_000, quarters: 2 }]);
    expect(decodeSeries(onWire(wire))).toEqual([stored]);
    expect(decodeSeries([{ ...wire[0], quarters: null }])).toEqual([{ ...stored, quarters: 0 }]);
    for (const field of ['name', 'from_ms', 'until_ms'] as const)
      expect(decodeSeries([{ ...wire[0]!, [field]: null }, wire[0]])).toEqual([stored]);
    expect([decodeSeries({}), decodeSeries([7, null])]).toEqual([[], []]);
  });
});
