import { describe, expect, it } from '@jest/globals';
import { type Area, type AreaRights, areas } from '../../../../../core/access/index.ts';
import { markPath } from '../../../../../ui/areas/analysis/marks/markPath.ts';
import { markStyle } from '../../../../../ui/areas/analysis/marks/markStyle.ts';
import type { ChartMark } from '../../../../../ui/areas/analysis/model/chartMarks.ts';

const allowed = (...open: readonly Area[]) => Object.fromEntries(areas.map((area) => [area, open.includes(area)])) as AreaRights;
const span = { fromMs: 1000, toMs: 1000 };
const entry = { atMs: 1000, source: 3, bitIndex: 70, message: '' } as const;
const record = { id: 7, index: 2 } as const;
const marks = {
  fault: { id: 'fault', kind: 'fault', ...span, entry } as unknown as ChartMark,
  service: { id: 'service-7', kind: 'service', ...span, record } as unknown as ChartMark,
  restart: { id: 'restart', kind: 'restart', ...span, event: { kind: 'restart', atMs: 1000, section: '' } } as ChartMark,
  settings: { id: 'settings', kind: 'settings', ...span, event: { kind: 'settings', atMs: 1000, section: 'print' } } as ChartMark,
  import: { id: 'import', kind: 'import', ...span, event: { kind: 'import', atMs: 1000, section: 'variables' } } as ChartMark,
  reset: { id: 'reset', kind: 'reset', ...span, event: { kind: 'reset', atMs: 1000, section: '' } } as ChartMark,
};

describe('[TREND-6] a mark of the time axis', () => {
  it.each<[keyof typeof marks, readonly Area[], string | undefined]>([
    ['fault', ['errors'], '/error_log?row=1000.3.70'],
    ['fault', ['energyBalancing'], '/energy_balancing/error_log?row=1000.3.70'],
    ['service', ['maintenance'], '/maintenance/compressor/2/history?entry=7'],
    ['service', ['errors'], undefined],
    ['settings', ['settings'], '/settings'],
    ['restart', areas, undefined],
    ['reset', ['energyBalancing'], '/think_green'],
    ['reset', ['errors'], undefined],
    ['import', ['energyBalancing'], '/energy_balancing/performance'],
    ['import', ['analytics'], undefined],
  ])('leads from a %s to its entry where %j may be opened', (kind, open, path) => {
    expect(markPath(marks[kind], allowed(...open))).toBe(path);
  });

  it('has a drawing of its own for each kind', () => {
    const icons = Object.values(markStyle).map(({ icon }) => icon);
    expect(new Set(icons).size).toBe(icons.length);
  });
});
