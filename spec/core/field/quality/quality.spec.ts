import { describe, expect, it, test } from '@jest/globals';
import { mqttStaleAfterMs, qualityOf, type Reading, staleAfterMs } from '../../../../core/field/index.ts';

const reading: Reading = { value: 7, raw: 7, words: [7], readAtMs: 10_000 };

describe('a reading', () => {
  test.each([
    [undefined, 6000],
    [0, 6000],
    [2000, 6000],
    [2001, 6003],
    [9000, 27_000],
  ])('[FIELD-3] that is to come with each round is fresh for three rounds of %p ms, but 6 s at least', (cycleMs, limitMs) => {
    expect(staleAfterMs('fast', cycleMs)).toBe(limitMs);
    expect(staleAfterMs(undefined, cycleMs)).toBe(limitMs);
  });

  it('of the slow ones is fresh for three minutes, one that is read once as long as it stands', () => {
    expect(staleAfterMs('slow', 90_000)).toBe(180_000);
    expect(staleAfterMs('once')).toBe(Infinity);
  });

  it('by MQTT is fresh for three times what is expected, a minute where nothing is', () => {
    expect(mqttStaleAfterMs(10)).toBe(30_000);
    expect(mqttStaleAfterMs()).toBe(60_000);
  });

  it('[FIELD-3] is good up to its limit and stale after it', () => {
    expect(qualityOf(reading, 16_000, 6000)).toBe('good');
    expect(qualityOf(reading, 16_001, 6000)).toBe('stale');
  });

  it('without a value is bad however new it is, as is one that never came', () => {
    expect(qualityOf({ ...reading, value: undefined, missing: { kind: 'invalidWord' } }, 10_000, 6000)).toBe('bad');
    expect(qualityOf(undefined, 10_000, 6000)).toBe('bad');
  });

  it('of a text is good although it is no number', () => {
    expect(qualityOf({ value: undefined, text: 'V1', raw: undefined, words: [1], readAtMs: 0 }, 0, 1)).toBe('good');
  });
});
