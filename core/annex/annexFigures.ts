import type { Finding, FoundKind, KnownAmount } from '../estimate/index.ts';
import { type Figure, ratioOf } from '../figures/index.ts';
import type { HeatCircuit, MeasureId } from '../plantData/index.ts';
import type { TimeRange } from '../time/index.ts';
import type { AnnexFigure, AnnexSource } from './AnnexDocument.ts';
import type { AnnexFigureId } from './annexFigureIds.ts';

const percent = 100;
/** Shares are printed in percent. */
const shares: ReadonlySet<string> = new Set(['share', '1']);

/** What a figure is of. */
export interface FigureOwner {
  readonly slot?: number | undefined;
  readonly circuit?: HeatCircuit | undefined;
  readonly measure?: MeasureId | undefined;
}

/** A finding as a figure of the annex; shares become percent. `range` is that of what is none. */
export function figureOfFinding(
  id: AnnexFigureId,
  finding: Finding<string, string> | undefined,
  { range, source, slot, circuit, measure }: FigureOwner & { readonly range: TimeRange; readonly source: AnnexSource },
): AnnexFigure {
  const { fromMs, untilMs } = range;
  const nothing = { kind: 'none', value: undefined, low: undefined, high: undefined, unit: '', n: undefined, fromMs, untilMs } as const;
  const of = { id, slot, circuit, measure, source };
  if (finding === undefined) return { ...of, ...nothing, method: '', reason: 'notKnown', coveragePercent: 0 };
  const coveragePercent = finding.coverage * percent;
  if (finding.kind === 'none') return { ...of, ...nothing, method: finding.method, reason: finding.reason, coveragePercent };
  const { kind, unit, method, n } = finding;
  const isShare = shares.has(unit);
  const [value, low, high] = [finding.value, finding.low, finding.high].map((number) => (isShare ? number * percent : number));
  return {
    ...of,
    ...{ kind, value, low, high, unit: isShare ? '%' : unit, method, reason: '', n, coveragePercent },
    ...{ fromMs: finding.fromMs, untilMs: finding.untilMs },
  };
}

/** What is counted or summed over a range, and how much of it is known. */
export interface SummedFigure {
  readonly value: Figure;
  readonly unit: string;
  /** Share of the time with data, 0..1. */
  readonly coverage: Figure;
  readonly kind: FoundKind;
  /** How far the sensors behind it can be off, 0..1. */
  readonly accuracy?: number;
  /** Whether more would have been counted in the time without data; a ratio or a mean would be the same. */
  readonly grows: boolean;
}

/**
 * The interval of what was counted or summed. In the time without data there can have been nothing, or twice as much as in the time with data;
 * sensors can be off to both sides. Undefined where nothing is known.
 */
export function summedAmount({ value, coverage, kind, accuracy = 0, grows }: SummedFigure): KnownAmount | undefined {
  const missing = ratioOf(1 - (coverage ?? 0), coverage ?? 0);
  if (value === undefined || missing === undefined) return undefined;
  const most = grows ? value * (1 + 2 * Math.max(0, missing)) : value;
  const ends = [value * (1 - accuracy), value * (1 + accuracy), most * (1 - accuracy), most * (1 + accuracy)];
  return { kind, value, low: Math.min(...ends), high: Math.max(...ends) };
}
