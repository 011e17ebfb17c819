import {
  defaultValuation,
  type Evidence,
  evidenceLines,
  evidencePages,
  type MeasureAmount,
  type MeasureFact,
  measureFacts,
  type MeasureFound,
  type MeasureNotFound,
  type MeasureRow,
  type MeasureWorth,
  type NoMeasureReason,
  noMeasureReasons,
  replayMethods,
  type RowsSum,
  type TogetherChange,
} from '../../core/measures/index.ts';
import { type MeasureEntry, type MeasureId, measureIds } from '../../core/plantData/index.ts';
import type { MeasuresAnswer, ReplayState } from '../../core/ports/index.ts';
import type { TimeRange } from '../../core/time/index.ts';
import { decodeFinding, encodeFinding } from './findingWire.ts';
import { isPresent, listOr, numberOr, oneOf, orNull, recordOr } from './lenient.ts';
import type { MeasuresReplayRequest, WireMeasures, WireMeasuresReplay } from './measuresSchemas.ts';
import { numberRecord } from './numberRecord.ts';
import { plantEntriesOr } from './plantEntriesOr.ts';
import { whatIfFields } from './whatIfFields.ts';

type WireRow = WireMeasures['measures'][number];

const spread = numberRecord(whatIfFields.spread);

const encodeFacts = (facts: readonly MeasureFact[]): WireRow['facts'] =>
  facts.map(({ name, value, slot }) => ({ name, value, slot: orNull(slot) }));
const encodeAmount = (amount: MeasureAmount | undefined) =>
  amount === undefined ? null : encodeFinding<MeasureId, NoMeasureReason>(amount);
const encodeEntry = (entry: MeasureEntry) => ({ ...entry, slots: [...entry.slots] });

function encodeRow({ found, entry, worth }: MeasureRow): WireRow {
  const { page, lines, fromMs, untilMs } = found.evidence;
  return {
    measure: found.measure,
    slots: [...found.slots],
    money: encodeAmount(found.money),
    energy: encodeAmount(found.energy),
    co2: encodeAmount(found.co2),
    facts: encodeFacts(found.facts),
    evidence: { page, lines: [...lines], from_ms: fromMs, until_ms: untilMs },
    entry: entry === undefined ? null : encodeEntry(entry),
    worth:
      worth === undefined
        ? null
        : {
            low: worth.low,
            high: worth.high,
            first_year_low: orNull(worth.firstYearLow),
            first_year_high: orNull(worth.firstYearHigh),
            is_economic: orNull(worth.isEconomic),
          },
  };
}

const encodeSum = (of: RowsSum | undefined) =>
  of === undefined ? null : { sum: spread.encode(of.sum), difference: spread.encode(of.difference) };

const encodeTogether = (of: TogetherChange): NonNullable<WireMeasures['together']> => ({
  measures: [...of.measures],
  ...{ from_ms: of.fromMs, until_ms: of.untilMs },
  ...{ money: encodeFinding(of.money), energy: encodeFinding(of.energy), co2: encodeFinding(of.co2) },
  facts: encodeFacts(of.facts),
  ...{ money_sum: encodeSum(of.moneySum), energy_sum: encodeSum(of.energySum) },
});

/** As the station answers. */
export const encodeMeasures = ({ picture, range, recordedDays, evaluatedDays }: MeasuresAnswer): WireMeasures => ({
  range: { from_ms: range.fromMs, until_ms: range.untilMs },
  recorded_days: recordedDays,
  evaluated_days: evaluatedDays,
  price_per_kWh: orNull(picture.pricePerKWh),
  co2_kg_per_kWh: orNull(picture.co2KgPerKWh),
  interest: picture.valuation.interest,
  price_change: picture.valuation.priceChange,
  measures: picture.rows.map(encodeRow),
  not_found: picture.notFound.map(({ measure, reason, facts }) => ({ measure, reason, facts: encodeFacts(facts) })),
  together: picture.together === undefined ? null : encodeTogether(picture.together),
  settled: picture.settled.map(encodeEntry),
});

/** How far a replay of measures is. */
export const encodeReplayState = (of: ReplayState<MeasuresAnswer>): WireMeasuresReplay =>
  of.state === 'done' ? { state: 'done', answer: encodeMeasures(of.answer) } : of;

/** The days that are to be replayed. */
export const measuresRangeOf = (sent: MeasuresReplayRequest): TimeRange => ({ fromMs: sent.from_ms, untilMs: sent.until_ms });

function decodeAmount(wire: unknown): MeasureAmount | undefined {
  const finding = decodeFinding(wire, measureIds, noMeasureReasons);
  return finding === undefined || finding.kind === 'none' ? undefined : finding;
}

function decodeFact(wire: unknown): readonly MeasureFact[] {
  const sent = recordOr(wire);
  const [name, value, slot] = [oneOf(measureFacts)(sent['name']), numberOr(sent['value']), numberOr(sent['slot'])];
  return name === undefined || value === undefined ? [] : [{ name, value, ...(slot !== undefined && { slot }) }];
}

function decodeEvidence(wire: unknown): Evidence | undefined {
  const sent = recordOr(wire);
  const [page, fromMs, untilMs] = [oneOf(evidencePages)(sent['page']), numberOr(sent['from_ms']), numberOr(sent['until_ms'])];
  if (page === undefined || fromMs === undefined || untilMs === undefined) return undefined;
  return { page, lines: listOr(sent['lines']).map(oneOf(evidenceLines)).filter(isPresent), fromMs, untilMs };
}

function decodeWorth(wire: unknown): MeasureWorth | undefined {
  const sent = recordOr(wire);
  const [low, high, isEconomic] = [numberOr(sent['low']), numberOr(sent['high']), sent['is_economic']];
  if (low === undefined || high === undefined) return undefined;
  return {
    ...{ low, high, firstYearLow: numberOr(sent['first_year_low']), firstYearHigh: numberOr(sent['first_year_high']) },
    isEconomic: typeof isEconomic === 'boolean' ? isEconomic : undefined,
  };
}

function decodeRow(wire: unknown): readonly MeasureRow[] {
  const sent = recordOr(wire);
  const [measure, evidence] = [oneOf(measureIds)(sent['measure']), decodeEvidence(sent['evidence'])];
  if (measure === undefined || evidence === undefined) return [];
  const found: MeasureFound = {
    kind: 'found',
    measure,
    slots: listOr(sent['slots']).map(numberOr).filter(isPresent),
    money: decodeAmount(sent['money']),
    energy: decodeAmount(sent['energy']),
    co2: decodeAmount(sent['co2']),
    facts: listOr(sent['facts']).flatMap(decodeFact),
    evidence,
  };
  return [{ found, entry: plantEntriesOr('measures', [sent['entry']])[0], worth: decodeWorth(sent['worth']) }];
}

function decodeNotFound(wire: unknown): readonly MeasureNotFound[] {
  const sent = recordOr(wire);
  const [measure, reason] = [oneOf(measureIds)(sent['measure']), oneOf(noMeasureReasons)(sent['reason'])];
  if (measure === undefined || reason === undefined) return [];
  return [{ kind: 'none', measure, reason, facts: listOr(sent['facts']).flatMap(decodeFact) }];
}

function decodeSum(wire: unknown): RowsSum | undefined {
  const sent = recordOr(wire);
  const [sum, difference] = [spread.decode(sent['sum']), spread.decode(sent['difference'])];
  return sum === undefined || difference === undefined ? undefined : { sum, difference };
}

function decodeTogether(wire: unknown): TogetherChange | undefined {
  const sent = recordOr(wire);
  const [money, energy, co2] = [sent['money'], sent['energy'], sent['co2']].map((each) =>
    decodeFinding(each, replayMethods, noMeasureReasons),
  );
  const [fromMs, untilMs] = [numberOr(sent['from_ms']), numberOr(sent['until_ms'])];
  if (money === undefined || energy === undefined || co2 === undefined || fromMs === undefined || untilMs === undefined) return undefined;
  return {
    measures: listOr(sent['measures']).map(oneOf(measureIds)).filter(isPresent),
    ...{ fromMs, untilMs, money, energy, co2 },
    facts: listOr(sent['facts']).flatMap(decodeFact),
    ...{ moneySum: decodeSum(sent['money_sum']), energySum: decodeSum(sent['energy_sum']) },
  };
}

/** Undefined without its range; of lists what can't be read is left out. */
export function decodeMeasures(wire: unknown): MeasuresAnswer | undefined {
  const sent = recordOr(wire);
  const range = recordOr(sent['range']);
  const [fromMs, untilMs] = [numberOr(range['from_ms']), numberOr(range['until_ms'])];
  if (fromMs === undefined || untilMs === undefined) return undefined;
  const recordedDays = numberOr(sent['recorded_days']) ?? 0;
  return {
    picture: {
      rows: listOr(sent['measures']).flatMap(decodeRow),
      notFound: listOr(sent['not_found']).flatMap(decodeNotFound),
      settled: plantEntriesOr('measures', sent['settled']),
      valuation: {
        interest: numberOr(sent['interest']) ?? defaultValuation.interest,
        priceChange: numberOr(sent['price_change']) ?? defaultValuation.priceChange,
      },
      pricePerKWh: numberOr(sent['price_per_kWh']),
      co2KgPerKWh: numberOr(sent['co2_kg_per_kWh']),
      together: decodeTogether(sent['together']),
    },
    range: { fromMs, untilMs },
    recordedDays,
    evaluatedDays: numberOr(sent['evaluated_days']) ?? recordedDays,
  };
}

/** Undefined where it is none. */
export function decodeReplayState(wire: unknown): ReplayState<MeasuresAnswer> | undefined {
  const sent = recordOr(wire);
  if (sent['state'] === 'running') return { state: 'running', done: numberOr(sent['done']) ?? 0 };
  if (sent['state'] === 'failed') return { state: 'failed' };
  const answer = decodeMeasures(sent['answer']);
  return answer && { state: 'done', answer };
}
