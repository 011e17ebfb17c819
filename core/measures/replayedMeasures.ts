import { pressureStepBar } from '../cost/index.ts';
import type { Spread } from '../estimate/index.ts';
import type { MeasureId } from '../plantData/index.ts';
import {
  bestBand,
  bestOrder,
  type ControlWhatIf,
  fittingBand,
  type GateFigure,
  gateFigures,
  type LoggedPlantDay,
  neededVolume,
  type NoReplayReason,
  partOf,
  type PlantChange,
  type ReplayGate,
  type ReplayStudy,
  replayStudy,
  savingKind,
  type StateWhatIf,
  triedChange,
} from '../replay/index.ts';
import { keysOf } from '../records/index.ts';
import { msPerDay, timeRangeMs, type TimeRange } from '../time/index.ts';
import { factsOf, perYear } from './looked.ts';
import type { MeasureFact, MeasureFactName, NoMeasureReason, ReplayedAmount, ReplayedChange } from './Measure.ts';
import type { MeasureReplayQuestion } from './replayQuestion.ts';

const ownMeasures = ['pressure', 'band', 'order', 'shortCycles'] as const;
type OwnMeasure = (typeof ownMeasures)[number];

const noReplayReasons: Readonly<Record<NoReplayReason, NoMeasureReason>> = {
  tooFewDays: 'tooFewDays',
  noMachines: 'noMachines',
  noVolume: 'noVolume',
  noControl: 'noCycles',
  noDemand: 'noFlow',
};
const gateFacts: Readonly<Record<GateFigure, MeasureFactName>> = {
  nmbe: 'energyOffShare',
  cvHours: 'hoursOffShare',
  loadHours: 'loadOffShare',
  starts: 'startsOffShare',
};
/** Shorter cycles wear valves and motors. */
const cycleMin = 2;
const volumeStepM3 = 0.5;

/** A change of the plant, and the figures that say what it is. */
interface Tried {
  readonly change: PlantChange;
  readonly facts: readonly MeasureFact[];
}
type NotTried = NoMeasureReason;

const noRange: TimeRange = { fromMs: 0, untilMs: 0 };

function noAmount(
  measures: readonly MeasureId[],
  reason: NoMeasureReason,
  { fromMs, untilMs, coverage = 0 }: TimeRange & { readonly coverage?: number },
  facts: readonly MeasureFact[] = [],
): ReplayedChange {
  const none = { kind: 'none', method: 'controlReplay', reason, coverage } as const;
  return { measures, money: none, energy: none, co2: none, facts, fromMs, untilMs };
}

/** Why what came out is no saving. */
function noSaving(of: ControlWhatIf | StateWhatIf): NoMeasureReason | undefined {
  if (of.kind === 'state') return of.state.savingKWh.value > 0 ? undefined : 'noDifference';
  if (of.service === 'notSame') return 'notSame';
  return of.isDifference && of.savingKWh.value > 0 ? undefined : 'noDifference';
}

/** What a tried change comes to in a year like the replayed days. */
function amountsOf(measures: readonly MeasureId[], of: ControlWhatIf | StateWhatIf, facts: readonly MeasureFact[]): ReplayedChange {
  const { fromMs, untilMs, coverage, days } = of;
  const reason = noSaving(of);
  if (reason !== undefined) return noAmount(measures, reason, of, facts);
  const isState = of.kind === 'state';
  const kind = savingKind(of.fitted);
  const knownDays = coverage * (timeRangeMs(of) / msPerDay);
  const yearly = (spread: Spread | undefined, unit: string, missing: NoMeasureReason): ReplayedAmount => {
    const method = isState ? 'stateReplay' : 'controlReplay';
    if (spread === undefined) return { kind: 'none', method, reason: missing, coverage };
    const [value, low, high] = [spread.value, spread.low, spread.high].map((end) => perYear(end, knownDays) ?? 0);
    return { kind, unit, method, fromMs, untilMs, coverage, n: days, assumptions: [], value: value!, low: low!, high: high! };
  };
  return {
    ...{ measures, facts, fromMs, untilMs },
    energy: yearly(isState ? of.state.savingKWh : of.savingKWh, 'kWh/a', 'noPower'),
    money: yearly(isState ? undefined : of.cost?.saving, 'currency/a', 'noPrice'),
    co2: yearly(isState ? undefined : of.co2Kg?.saving, 'kg/a', 'noPrice'),
  };
}

const gateFactsOf = ({ failed, figures }: ReplayGate) =>
  factsOf(Object.fromEntries(gateFigures.filter((name) => failed.includes(name)).map((name) => [gateFacts[name], figures[name]])));

/** Looks for the change of a measure; each says how far it is. */
const searches: Readonly<Record<OwnMeasure, (study: ReplayStudy, of: MeasureReplayQuestion) => Generator<number, Tried | NotTried>>> = {
  *pressure(study, { pressureSteps, limitBar }) {
    yield 0;
    if (limitBar === undefined) return 'noLimit';
    const fitting = fittingBand(study, limitBar, pressureSteps);
    if (fitting === undefined) return pressureSteps === 0 ? 'littleHeadroom' : 'notSame';
    const { band, steps } = fitting;
    return { change: { band }, facts: factsOf({ loweredBar: steps * pressureStepBar }) };
  },
  *band(study) {
    const band = yield* bestBand(study);
    return band === undefined
      ? 'noDifference'
      : { change: { band }, facts: factsOf({ bandLowBar: band.lowBar, bandHighBar: band.highBar }) };
  },
  *order(study) {
    const order = yield* bestOrder(study);
    if (order === undefined) return 'noDifference';
    return { change: { order }, facts: order.map((slot, i) => ({ name: 'orderPlace', value: i + 1, slot })) };
  },
  *shortCycles({ fit }, { cyclingSlot }) {
    yield 0;
    const cycling = fit.machines.find(({ machine }) => machine.slot === cyclingSlot);
    if (cycling === undefined) return 'fewShortCycles';
    const { band, volumeM3: receiverNowM3 } = fit.plant;
    const receiverM3 = Math.ceil(neededVolume(cycling.machine.fullM3min, cycleMin, band) / volumeStepM3) * volumeStepM3;
    if (receiverM3 <= receiverNowM3) return 'receiverEnough';
    return { change: { volumeM3: receiverM3 }, facts: factsOf({ receiverNowM3, receiverM3 }) };
  },
};

/** All changes at once: the pressure's steps down and the band's width both count. */
function merged(changes: ReadonlyMap<MeasureId, PlantChange>, { fit }: ReplayStudy): PlantChange {
  const { band: own } = fit.plant;
  const lowBar = changes.get('pressure')?.band?.lowBar ?? own.lowBar;
  const width = (band = own) => band.highBar - band.lowBar;
  const band = changes.has('pressure') || changes.has('band') ? { lowBar, highBar: lowBar + width(changes.get('band')?.band) } : undefined;
  return { ...[...changes.values()].reduce((all, each) => ({ ...all, ...each }), {}), band };
}

const studyShare = 0.1;
const searchShare = 0.15;
const singleShare = 0.85;

/**
 * Replays days with what each measure of the control changes, and with all of them together that save something and are not left out; leaks and
 * run-ons that are among these are replayed by themselves too. Yields how much is done, 0..1. Where the replay as it is misses the log only the pressure has a figure, of what logged states cost.
 */
export function* replayedMeasures(
  days: readonly LoggedPlantDay[],
  question: MeasureReplayQuestion,
): Generator<number, readonly ReplayedChange[]> {
  const study = yield* partOf(replayStudy(days, question), 0, studyShare);
  if (study.kind === 'none') return ownMeasures.map((measure) => noAmount([measure], noReplayReasons[study.reason], noRange));
  const { gate, ofDays, fit } = study;
  if (!gate.passed) {
    const loweredBar = question.pressureSteps * pressureStepBar;
    const { lowBar, highBar } = fit.plant.band;
    const band = { lowBar: lowBar - loweredBar, highBar: highBar - loweredBar };
    const pressure = amountsOf(['pressure'], yield* triedChange(study, { band }), factsOf({ loweredBar }));
    const failed = gateFactsOf(gate);
    return ownMeasures.map((measure) => (measure === 'pressure' ? pressure : noAmount([measure], 'gateFailed', ofDays, failed)));
  }
  const results: ReplayedChange[] = [];
  const chosen = new Map<MeasureId, PlantChange>();
  const choose = (measure: MeasureId, change: PlantChange) => {
    if (!question.leftOut.includes(measure)) chosen.set(measure, change);
  };
  const each = (singleShare - studyShare) / ownMeasures.length;
  for (const [i, measure] of ownMeasures.entries()) {
    const from = studyShare + i * each;
    const tried = yield* partOf(searches[measure](study, question), from, from + each * searchShare);
    if (typeof tried === 'string') {
      results.push(noAmount([measure], tried, ofDays));
      continue;
    }
    const result = amountsOf(
      [measure],
      yield* partOf(triedChange(study, tried.change), from + each * searchShare, from + each),
      tried.facts,
    );
    results.push(result);
    if (result.energy.kind !== 'none') choose(measure, tried.change);
  }
  const { lessLeakM3min, runOnsS } = question;
  const others: Partial<Record<MeasureId, PlantChange>> = {
    ...(lessLeakM3min !== undefined && { leaks: { lessLeakM3min } }),
    ...(runOnsS.length > 0 && { runOn: { runOnsS } }),
  };
  for (const measure of keysOf(others)) choose(measure, others[measure]!);
  if (chosen.size < 2) return results;
  // by themselves as well, so that what is together has a sum of its own kind beside it
  const alone = keysOf(others).filter((measure) => chosen.has(measure));
  const last = (1 - singleShare) / (alone.length + 1);
  for (const [i, measure] of alone.entries()) {
    const from = singleShare + i * last;
    results.push(amountsOf([measure], yield* partOf(triedChange(study, others[measure]!), from, from + last), []));
  }
  const all = yield* partOf(triedChange(study, merged(chosen, study)), 1 - last, 1);
  return [...results, amountsOf([...chosen.keys()], all, [])];
}
