import type { CsvRows, CsvValue } from '../csv/index.ts';
import type { FoundKind } from '../estimate/index.ts';
import type { MeasureState } from '../plantData/index.ts';
import type { MeasuresPicture } from './measuresOf.ts';
import type { MeasureFound } from './Measure.ts';

/** Heads of an implementation plan, in their order. */
export const planHeads = [
  'measure',
  'machines',
  'savingLow',
  'savingHigh',
  'energyLowKWh',
  'energyHighKWh',
  'co2LowKg',
  'co2HighKg',
  'basis',
  'evidenceFrom',
  'evidenceUntil',
  'investment',
  'lifeYears',
  'interestPercent',
  'priceChangePercent',
  'npvLow',
  'npvHigh',
  'isEconomic',
  'decision',
  'on',
  'note',
  'author',
  'enteredAt',
] as const;
/** One of these. */
export type PlanHead = (typeof planHeads)[number];

/** What a plan says in words, in one language. */
export interface PlanWords {
  readonly head: (head: PlanHead) => string;
  readonly measure: (found: MeasureFound) => string;
  readonly basis: (kind: FoundKind) => string;
  readonly state: (state: MeasureState) => string;
  readonly yesOrNo: (is: boolean) => string;
  /** Name of a compressor 1..10. */
  readonly machine: (slot: number) => string;
}

const percent = 100;
/** Of money, kWh and kg. */
const amountDigits = 0;

/**
 * An implementation plan as a line of heads and a line for each measure, in the order of its rank: what it saves, what it is worth, and what was
 * decided, when and by whom. What is not known is empty.
 */
export function planTable({ rows, valuation }: Pick<MeasuresPicture, 'rows' | 'valuation'>, words: PlanWords): CsvRows {
  const text = (value: string | undefined): CsvValue => ({ text: value });
  const amount = (value: number | undefined): CsvValue => ({ number: value, digits: amountDigits });
  const lines = rows.map(({ found, entry, worth }): Readonly<Record<PlanHead, CsvValue>> => {
    const { money, energy, co2, evidence, slots } = found;
    const kind = (money ?? energy)?.kind;
    return {
      measure: text(words.measure(found)),
      machines: text(slots.map(words.machine).join(', ')),
      savingLow: amount(money?.low),
      savingHigh: amount(money?.high),
      energyLowKWh: amount(energy?.low),
      energyHighKWh: amount(energy?.high),
      co2LowKg: amount(co2?.low),
      co2HighKg: amount(co2?.high),
      basis: text(kind && words.basis(kind)),
      evidenceFrom: { atMs: evidence.fromMs },
      evidenceUntil: { atMs: evidence.untilMs },
      investment: amount(entry?.investment),
      lifeYears: { number: entry?.lifeYears, digits: 1 },
      interestPercent: { number: valuation.interest * percent, digits: 2 },
      priceChangePercent: { number: valuation.priceChange * percent, digits: 2 },
      npvLow: amount(worth?.low),
      npvHigh: amount(worth?.high),
      isEconomic: text(worth?.isEconomic === undefined ? undefined : words.yesOrNo(worth.isEconomic)),
      decision: text(words.state(entry?.state ?? 'open')),
      on: text(entry?.on),
      note: text(entry?.note),
      author: text(entry?.author),
      enteredAt: { atMs: entry?.enteredMs },
    };
  });
  return [planHeads.map((head) => text(words.head(head))), ...lines.map((line) => planHeads.map((head) => line[head]))];
}
