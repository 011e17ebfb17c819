import { describe, expect, it } from '@jest/globals';
import { outputName } from '../../../../../ui/areas/analysis/export/outputName.ts';

const zone = 'Europe/Berlin';
const fromMs = Date.UTC(2026, 10, 22, 23);
const of = (toMs: number, station: string | undefined = 'Werk Süd, Station 1') =>
  outputName({ station, kind: 'Verlauf', span: { fromMs, toMs }, zone });

describe('the name of a file of the trend', () => {
  it('carries station, kind and range in the time of the plant', () => {
    expect(of(Date.UTC(2026, 10, 23, 6, 51))).toBe('Werk-Süd-Station-1_Verlauf_2026-11-23-0000_0751');
    expect(of(Date.UTC(2026, 10, 24, 6, 51))).toBe('Werk-Süd-Station-1_Verlauf_2026-11-23-0000_2026-11-24-0751');
  });

  it('has nothing that a file system refuses', () => {
    expect(of(fromMs + 60_000, '../a:b*c?"<>|\\ ')).toBe('a-b-c_Verlauf_2026-11-23-0000_0001');
    expect(outputName({ station: undefined, kind: 'Verlauf', span: { fromMs, toMs: fromMs + 60_000 }, zone })).toBe(
      'Verlauf_2026-11-23-0000_0001',
    );
  });
});
