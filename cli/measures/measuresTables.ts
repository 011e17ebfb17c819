import { roughAmount, type Spread } from '../../core/estimate/index.ts';
import {
  type MeasureAmount,
  type MeasureFact,
  type MeasureNotFound,
  type MeasuresPicture,
  type NoMeasureReason,
  type PlanHead,
  planTable,
  type TogetherChange,
} from '../../core/measures/index.ts';
import type { MeasureId } from '../../core/plantData/index.ts';
import type { CsvRows } from '../../core/csv/index.ts';
import { formatNumber, missing } from '../../i18n/format/index.ts';
import { foundKinds } from '../output/foundKinds.ts';
import { textTable } from '../output/textTable.ts';

const names: Readonly<Record<MeasureId, string>> = {
  dataFaults: 'check sensors and gaps in the data',
  leaks: 'repair leaks',
  pressure: 'lower the network pressure',
  band: 'change the pressure band',
  order: 'change the order of the machines',
  shortCycles: 'larger receiver',
  runOn: 'shorten the run-on',
  machine: 'service machines',
  heat: 'use the waste heat',
  shutdown: 'shut down on free days',
  dearHours: 'avoid the dear hours',
  dryer: 'dryer',
};

const reasons: Readonly<Record<NoMeasureReason, string>> = {
  dataGood: 'the data are good',
  noLeak: 'no leak is known',
  noEnergy: 'power and flow are not known together',
  noPrice: 'no price',
  noPressure: 'no network pressure is known',
  noLimit: 'no lower limit is given: --low',
  littleHeadroom: 'less than 0.1 bar above the limit',
  noReplay: 'no replay yet',
  noDifference: 'no difference',
  noCycles: 'no load cycles are known',
  fewShortCycles: 'at most 5 % of the times on load are below 2 min',
  littleNoLoad: 'at most 3 % of the energy is without load',
  startLimit: 'a shorter run-on saves nothing or starts too often',
  noDrift: 'no machine needs more than before',
  tooFewDays: 'too few days',
  noPower: 'no power is known',
  tooLittleData: 'too little data',
  littleHeat: 'at most 20 MWh a year',
  noFlow: 'no flow is known',
  littleBaseFlow: 'at most 5 % of the mean flow',
  onePrice: 'one price at all hours',
  littleSpread: 'prices differ by at most 20 %',
  nothingShiftable: 'at most 1 % of the energy can be moved',
  noMeter: 'no meter and no data sheet',
  gateFailed: 'a replay of the days as they are does not meet the log',
  notSame: 'the pressure would be below the limit for longer',
  receiverEnough: 'the receiver is large enough for cycles of 2 min',
  noVolume: 'the volume of the receivers is not known',
  noMachines: 'no machine with power, delivery and pressure',
};

const factDigits = 3;
const factText = ({ name, value, slot }: MeasureFact) =>
  `${name}${slot === undefined ? '' : `@${slot}`} ${Number(value.toFixed(factDigits))}`;
const plain = (value: number) => formatNumber(roughAmount(value), 0, 'en-GB').replaceAll(',', '');
const ends = (of: MeasureAmount | undefined, end: 'low' | 'high') => (of === undefined ? missing : plain(of[end]));

const heads = ['', 'measure', 'saves from', 'to', 'a year', 'kWh from', 'to', 'kind', 'worth from', 'to', 'state', 'evidence'];
const leftColumns = [1, 4, 7, 10, 11];

const reasonText = ({ reason, facts }: MeasureNotFound) => [reasons[reason], ...facts.map(factText)].join(', ');

/** Several measures at once by one replay, beside the sum of what each saves by itself; empty where nothing was replayed together. */
function togetherText(of: TogetherChange | undefined, currency: string): string {
  if (of === undefined) return '';
  const { money, energy, moneySum, energySum } = of;
  const title = `together, by one replay: ${of.measures.map((measure) => names[measure]).join(', ')}`;
  const [amount, sum, unit] = money.kind === 'none' ? ([energy, energySum, 'kWh'] as const) : ([money, moneySum, currency] as const);
  if (amount.kind === 'none') return `\n${title}\n${reasons[amount.reason]}\n`;
  const line = (name: string, { low, high }: Spread, kind = '') => [name, plain(low), plain(high), unit, kind];
  const lines = [
    ...(sum === undefined ? [] : [line('sum, each alone', sum.sum)]),
    line('together', amount, foundKinds[amount.kind]),
    ...(sum === undefined ? [] : [line('difference', sum.difference)]),
  ];
  return `\n${title}\n${textTable(['', 'saves from', 'to', 'a year', 'kind'], lines, [0, 3, 4])}`;
}

/** Measures by their rank, what they come to together, and below them what was looked at and not found. */
export function measuresText({ rows, notFound, together }: MeasuresPicture, currency: string, instant: (atMs: number) => string): string {
  const found = rows.map(({ found: { measure, slots, money, energy, evidence }, entry, worth }, i) => [
    String(i + 1),
    slots.length === 0 ? names[measure] : `${names[measure]}: ${slots.join(', ')}`,
    ends(money, 'low'),
    ends(money, 'high'),
    money === undefined ? '' : currency,
    ends(energy, 'low'),
    ends(energy, 'high'),
    (money ?? energy) === undefined ? '' : foundKinds[(money ?? energy)!.kind],
    worth === undefined ? missing : plain(worth.low),
    worth === undefined ? missing : plain(worth.high),
    [entry?.state ?? 'open', entry?.on].filter((part) => part !== undefined).join(' '),
    `${evidence.page} ${instant(evidence.fromMs)} to ${instant(evidence.untilMs)}`,
  ]);
  const first = found.length === 0 ? 'nothing found\n' : textTable(heads, found, leftColumns);
  const none = notFound.map((each) => [names[each.measure], reasonText(each)]);
  return `${first}${togetherText(together, currency)}\n${textTable(['looked at, not found', ''], none, [0, 1])}`;
}

const planHeadTexts: Readonly<Record<PlanHead, string>> = {
  measure: 'measure',
  machines: 'machines',
  savingLow: 'saving a year, from',
  savingHigh: 'saving a year, to',
  energyLowKWh: 'energy a year, from, kWh',
  energyHighKWh: 'energy a year, to, kWh',
  co2LowKg: 'CO2 a year, from, kg',
  co2HighKg: 'CO2 a year, to, kg',
  basis: 'kind',
  evidenceFrom: 'evidence from',
  evidenceUntil: 'evidence until',
  investment: 'cost, once',
  lifeYears: 'useful life, years',
  interestPercent: 'interest, %',
  priceChangePercent: 'change of prices, % a year',
  npvLow: 'net present value, from',
  npvHigh: 'net present value, to',
  isEconomic: 'economic by EnEfG section 9',
  decision: 'decision',
  on: 'date',
  note: 'note',
  author: 'entered by',
  enteredAt: 'entered at',
};

/** The implementation plan. */
export const measuresCsv = (picture: MeasuresPicture): CsvRows =>
  planTable(picture, {
    head: (head) => planHeadTexts[head],
    measure: ({ measure }) => names[measure],
    basis: (kind) => foundKinds[kind],
    state: (state) => state,
    yesOrNo: (is) => (is ? 'yes' : 'no'),
    machine: String,
  });
