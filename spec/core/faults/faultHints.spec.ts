import { describe, expect, it } from '@jest/globals';
import { faultHint } from '../../../core/faults/index.ts';
import { compressorMessages } from '../../../server/faults/catalogue/compressorMessages.ts';
import { masterMessages } from '../../../server/faults/catalogue/masterMessages.ts';

const messages = [...Object.values(compressorMessages), ...Object.values(masterMessages)];

describe('the hints at a fault', () => {
  it('are found by what the fault is called, in both languages the same', () => {
    expect(faultHint('Element outlet temperature too high')?.checks.slice(0, 2)).toEqual(['oilLevel', 'coolingAir']);
    expect(faultHint(' verdichtungsendtemperatur ZU hoch ')).toBe(faultHint('Element outlet temperature too high'));
    for (const { de, en } of messages) expect([de, faultHint(de)]).toEqual([de, faultHint(en)]);
  });

  it('are none where nothing is known, and none by a number', () => {
    for (const text of [undefined, '', 'E065', 'Not-Halt betätigt', 'Temperatur'])
      expect([text, faultHint(text)]).toEqual([text, undefined]);
  });

  it('name faults that a control reports, each once, checks and a public page', () => {
    const hints = new Set(messages.flatMap(({ de }) => faultHint(de) ?? []));
    const known = new Set(messages.flatMap(({ de, en }) => [de, en]));
    expect(hints.size).toBeGreaterThan(4);
    const named = [...hints].flatMap(({ faults }) => faults);
    expect(named.filter((fault) => !known.has(fault))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
    for (const { checks, sources } of hints) {
      expect([checks.length > 0, new Set(checks).size === checks.length]).toEqual([true, true]);
      expect(sources.length).toBeGreaterThan(0);
      for (const source of sources) expect(new URL(source).protocol).toMatch(/^https?:$/);
    }
  });
});
