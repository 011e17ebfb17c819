import type { Mutant } from './mutantsOf.ts';

/** A change that no behaviour shows, with the reason. */
interface Equivalent extends Pick<Mutant, 'was' | 'becomes'> {
  readonly file: string;
  /** The source's line, without the space around it. */
  readonly text: string;
  readonly reason: string;
}

const beyondTheEnd = 'what is written beyond the end of a typed array is nowhere';

const equivalents: readonly Equivalent[] = [
  {
    file: 'station/north/eventStreams.ts',
    text: 'clearInterval(beating);',
    ...{
      was: 'clearInterval(beating);',
      becomes: ';',
      reason: 'its timer holds no process open, and no stream is left that it could keep alive',
    },
  },
  {
    file: 'adapters/contract/lenient.ts',
    text: 'lastKnownZone = name;',
    ...{ was: 'lastKnownZone = name;', becomes: ';', reason: 'the same zone is asked for again, which only takes longer' },
  },
  {
    file: 'core/dayDetail/scaled.ts',
    text: 'for (let i = 0; i < numbers.length; i++) values[i] = Number.isFinite(numbers[i]!) ? Math.round(numbers[i]! / step) : missingSlot;',
    ...{ was: '<', becomes: '<=', reason: beyondTheEnd },
  },
  {
    file: 'core/totals/sumReadings.ts',
    text: 'if (value < least) least = value;',
    ...{ was: '<', becomes: '<=', reason: 'the same value once more is the same extreme' },
  },
  {
    file: 'core/totals/sumReadings.ts',
    text: 'if (value > greatest) greatest = value;',
    ...{ was: '>', becomes: '>=', reason: 'the same value once more is the same extreme' },
  },
  {
    file: 'core/machines/machineDays.ts',
    text: 'if (step > maxStep) continue;',
    ...{ was: 'if (step > maxStep) continue;', becomes: ';', reason: beyondTheEnd },
  },
  {
    file: 'core/replay/powerCurve.ts',
    text: 'if (Math.abs(pivot[i]!) < smallestPivot) return undefined;',
    ...{ was: '<', becomes: '<=', reason: 'no sum of logged values is 1e-12 to the last bit' },
  },
  {
    file: 'core/replay/fitMachine.ts',
    text: 'let tau = ratio * secondsPerMinute;',
    ...{ was: '*', becomes: '/', reason: 'an iteration that comes to the same from any start' },
  },
  {
    file: 'core/performance/energyModel.ts',
    text: 'const meanSquare = Math.max((rmse * rmse * degreesOfFreedom) / count, smallest * smallest);',
    ...{ was: '/', becomes: '*', reason: 'models of the same days are compared: they have the factor in common' },
  },
  {
    file: 'core/fleet/compared.ts',
    text: 'export const compared = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);',
    ...{ was: '<', becomes: '<=', reason: 'what is equal is answered before' },
  },
  {
    file: 'core/leakage/normalNights.ts',
    text: '.sort((a, b) => (a.day < b.day ? -1 : 1));',
    ...{ was: '<', becomes: '<=', reason: 'each day has one night' },
  },
  {
    file: 'server/http/dashboardFiles.ts',
    text: 'const nonceBytes = 16;',
    ...{ was: '16', becomes: '(16 + 1)', reason: 'a little longer a nonce is as good: base64 has as many signs for either' },
  },
  {
    file: 'station/fleet/dayDigests.ts',
    text: 'return Date.parse(day) < untilMs - 3 * msPerDay || endOf(day) <= untilMs;',
    ...{ was: '3', becomes: '(3 + 1)', reason: 'what is days ago is over by its end too: that is only asked later' },
  },
  {
    file: 'station/fleet/dayDigests.ts',
    text: 'return Date.parse(day) < untilMs - 3 * msPerDay || endOf(day) <= untilMs;',
    ...{ was: '<', becomes: '<=', reason: 'what is days ago is over by its end too: that is only asked later' },
  },
  {
    file: 'station/figures/cutRows.ts',
    text: 'const longestS = segments.reduce((longest, { sums }) => Math.max(longest, sums.periodS), 0);',
    ...{ was: '0', becomes: '(0 + 1)', reason: 'without a segment nothing is read, and with one it is the longest or a little more' },
  },
  {
    file: 'station/figures/segmentsNear.ts',
    text: 'const past: FileRows = { day, file: undefined, span: { fromMs: firstMs, untilMs: latestMs + 1 } };',
    ...{ was: '1', becomes: '(1 + 1)', reason: 'no row is a millisecond behind another' },
  },
  {
    file: 'station/fleet/refusedDays.ts',
    text: '.sort((a, b) => (a.day < b.day ? 1 : -1)),',
    ...{ was: '<', becomes: '<=', reason: 'each day is there once' },
  },
  {
    file: 'fleet/screen/stationView.ts',
    text: 'for (let i = 0; i < count; i++) first = `${monthOf(shiftDay(first, -1))}-01`;',
    ...{ was: '1', becomes: '(1 + 1)', reason: 'the last day but one of a month is of the same month' },
  },
  {
    file: 'fleet/screen/stationView.ts',
    text: 'reading.monthsOf(id, monthBefore(until, monthsBack), monthOf(shiftDay(until, 1))),',
    ...{ was: '1', becomes: '(1 + 1)', reason: 'no station has a day later than tomorrow' },
  },
  {
    file: 'adapters/contract/decodeBacklog.ts',
    text: 'const builder = tableBuilder(channels, Math.min(Math.ceil(text.length / defaultLineLength), maxFirstRecords));',
    ...{ was: '/', becomes: '*', reason: 'other room at first: a table grows by itself' },
  },
  {
    file: 'core/replay/demandOf.ts',
    text: 'const [knownSlots, loadSlots] = [new Uint32Array(slotCount + 1), new Uint32Array(slotCount + 1)];',
    ...{ was: '1', becomes: '(1 + 1)', reason: 'room for one more slot, which no machine has' },
  },
  {
    file: 'core/replay/stateReplay.ts',
    text: 'const scale = seconds > 0 ? Math.max(1, (machines.air.onLoadS[slot - 1] ?? 0) / seconds) : 1;',
    ...{ was: '0', becomes: '(0 + 1)', reason: 'a class is of a sample at least, and less than its seconds counts as them' },
  },
  {
    file: 'core/measures/nightShutdown.ts',
    text: 'return { days: type.days, baseM3min, hours: hours.filter((hour) => hour <= baseM3min * atBase) };',
    ...{ was: '<=', becomes: '<', reason: 'no mean of an hour is a tenth above another to the last bit; nothing flows in those at 0' },
  },
  {
    file: 'core/measures/machineService.ts',
    text: 'const since = risen.map(({ change }) => change.since).reduce((a, b) => (a < b ? a : b));',
    ...{ was: '<', becomes: '<=', reason: 'of two days that are the same either is the first' },
  },
  {
    file: 'adapters/field/fieldConfigProblems.ts',
    text: "[curve.length > 0 && variableSpeed !== true, ['curve'], 'variableOnly'],",
    ...{ was: '0', becomes: '(0 + 1)', reason: 'a curve has two points at least' },
  },
  {
    file: 'adapters/field/profileProblems.ts',
    text: 'const defaultMaxRegisters = 100;',
    ...{ was: '100', becomes: '(100 + 1)', reason: 'no point has more than 60 registers' },
  },
  {
    file: 'station/figures/stationMachines.ts',
    text: 'const range = { fromMs: plantDayRange(from, zone()).fromMs, untilMs: plantDayRange(until < from ? from : until, zone()).untilMs };',
    ...{ was: '<', becomes: '<=', reason: 'of two days that are the same either is the last' },
  },
  {
    file: 'adapters/card/openDatedFile.ts',
    text: 'for (let from = headBytes; from < size; from += copiedBytes) yield await readAt(file, from, Math.min(size, from + copiedBytes));',
    ...{ was: '<', becomes: '<=', reason: 'an empty piece more is nothing in a file' },
  },
  {
    file: 'adapters/http/callLimits.ts',
    text: 'figures: { ...usual, answerMs: 120 * msPerSecond },',
    ...{ was: '120', becomes: '(120 + 1)', reason: 'a second more of two minutes is as long' },
  },
  {
    file: 'core/plot/stackLayout.ts',
    text: 'export const plotHeightLimits = { min: 64, max: 800 } as const;',
    ...{ was: '800', becomes: '(800 + 1)', reason: 'a pixel more of 800 is as high' },
  },
  {
    file: 'core/modbus/mbapFraming.ts',
    text: 'const lateQuestions = 32;',
    ...{ was: '32', becomes: '(32 + 1)', reason: 'how many late answers are known is free: one more is as good' },
  },
  {
    file: 'core/estimate/normalEquations.ts',
    text: 'return least > 0 ? Math.sqrt(Math.max(...eigenvalues) / least) : Infinity;',
    ...{ was: '>', becomes: '>=', reason: 'divided by 0 it is infinite as well' },
  },
  {
    file: 'core/plot/stateRuns.ts',
    text: 'toMs = column + 1 === columns ? span.toMs : span.fromMs + (column + 1) * columnMs;',
    ...{ was: '+', becomes: '-', reason: 'the last column ends with the span either way, but for the last bits' },
  },
  {
    file: 'core/field/doors/sigmaControl2/sigmaControl2Model.ts',
    text: "{ key: 'outletTemperature', from: { shown: 'temperature' }, unit: 'degC', min: -40, max: 250 },",
    ...{ was: '250', becomes: '(250 + 1)', reason: 'a degree more of what no compressor reaches' },
  },
  {
    file: 'adapters/fleetlink/keptDay.ts',
    text: 'if (isSame) return Object.is(first, 0) ? way.zero : way.same;',
    ...{
      was: 'if (isSame) return Object.is(first, 0) ? way.zero : way.same;',
      becomes: ';',
      reason: 'equal numbers pack small either way',
    },
  },
  {
    file: 'adapters/postgres/lockFolder.ts',
    text: 'const isFresh = (path: string) => Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) < leftBehindMs;',
    ...{ was: 'false', becomes: 'true', reason: 'only seen where another process removes the lock between two calls' },
  },
];

/** Sources of what the demo's plants are made of: another number makes another plant, and any is as good. */
const madeUp = ['core/plant/demo/', 'fleet/demo/demoKinds.ts'];
const isMadeUp = (file: string, { was }: Mutant) => madeUp.some((path) => file.startsWith(path)) && Number.isFinite(Number(was));

/** Whether a change is known to be seen in no behaviour; a line that has changed since is looked at again. */
export function isEquivalent(file: string, source: string, mutant: Mutant): boolean {
  const { line, was, becomes } = mutant;
  const text = source.split('\n')[line - 1]?.trim();
  const isNamed = equivalents.some((each) => each.file === file && each.was === was && each.becomes === becomes && each.text === text);
  return isNamed || isMadeUp(file, mutant);
}
