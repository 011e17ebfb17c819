import { describe, expect, it } from '@jest/globals';
import { timeTicks } from '../../../../core/plot/index.ts';
import { tickLabels } from '../../../../ui/charts/lineChart/tickLabels.ts';
import { germanFormat } from './chartFixture.ts';

const labels = (from: string, until: string, isDated: boolean) => {
  const span = { fromMs: Date.parse(`2026-11-${from}:00Z`), toMs: Date.parse(`2026-11-${until}:00Z`) };
  return tickLabels(timeTicks(span, 6, 'UTC'), isDated, germanFormat).map((lines) => lines.join(' '));
};

describe('the labels of a time axis', () => {
  it('[ANA-8] have the date once within a day', () => {
    expect(labels('22T00:00', '22T17:00', true)).toEqual(['00:00 22.11.2026', '03:00', '06:00', '09:00', '12:00', '15:00']);
  });

  it('[ANA-8] have the date again where it changes', () => {
    expect(labels('21T18:30', '22T09:30', true)).toEqual(['21:00 21.11.2026', '00:00 22.11.2026', '03:00', '06:00', '09:00']);
    expect(labels('20T00:00', '22T00:00', true)).toEqual([
      ...['00:00 20.11.2026', '12:00', '00:00 21.11.2026', '12:00', '00:00 22.11.2026'],
    ]);
  });

  it('have no date in a short range, and seconds in a very short one', () => {
    expect(labels('22T08:00', '22T10:00', false)).toEqual(['08:00', '08:30', '09:00', '09:30', '10:00']);
    expect(labels('22T08:00', '22T08:01', false)[1]).toBe('08:00:10');
  });
});
