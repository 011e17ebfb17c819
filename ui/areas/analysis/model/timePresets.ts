import type { XMode } from '../../../../core/settings/index.ts';
import { namedRange, type NamedRangeId, type PlantDay } from '../../../../core/time/index.ts';
import type { AnalysisView } from './analysisView.ts';

/** Looks back from the newest value, and goes on with it. */
type RunningId = Extract<XMode, '10min' | '30min' | '1h'>;
export type TimePresetId = RunningId | NamedRangeId;

/** Those that stand beside each other where there is room. */
export const firstPresets = ['1h', 'today', 'yesterday', 'last7Days', 'thisMonth'] as const satisfies readonly TimePresetId[];
/** All of them, those that go on with live values first. */
export const presetGroups = {
  running: ['10min', '30min', '1h', 'today'],
  fixed: ['yesterday', 'thisWeek', 'lastWeek', 'last7Days', 'thisMonth', 'lastMonth', 'thisYear', 'lastYear'],
} as const satisfies Readonly<Record<string, readonly TimePresetId[]>>;

const isRunning = (id: TimePresetId): id is RunningId => id === '10min' || id === '30min' || id === '1h';

/** The time that a preset stands for; where its values come from is found out. */
export function presetTime(id: TimePresetId, today: PlantDay): Pick<AnalysisView, 'source' | 'days' | 'x'> {
  if (isRunning(id)) return { source: 'auto', days: undefined, x: { mode: id } };
  return { source: 'auto', days: id === 'today' ? undefined : namedRange(id, today), x: { mode: 'auto' } };
}

/** Whether a view shows just what a preset stands for. */
export function isPreset(id: TimePresetId, { days, x, source }: AnalysisView, today: PlantDay): boolean {
  const wanted = presetTime(id, today);
  return source !== 'sd' && x.mode === wanted.x.mode && days?.from === wanted.days?.from && days?.until === wanted.days?.until;
}
