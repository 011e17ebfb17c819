import type { WhatIfAsked, WhatIfState } from '../../core/ports/index.ts';
import {
  type FittedMachine,
  gateFigures,
  noReplayReasons,
  type PlantFit,
  type ReplayGate,
  type ReplayOutcome,
  sameServices,
  type SavedAmount,
  type StateReplayed,
  type WhatIf,
} from '../../core/replay/index.ts';
import { isPresent, listOr, numberOr, oneOf, orNull, recordOr, textOr } from './lenient.ts';
import { numberRecord } from './numberRecord.ts';
import { whatIfFields } from './whatIfFields.ts';
import type { WhatIfRequest, WireWhatIf } from './whatIfSchemas.ts';

type WireDone = Extract<WireWhatIf, { readonly state: 'done' }>['what_if'];
type WireControl = Extract<WireDone, { readonly kind: 'control' }>;

const machine = numberRecord(whatIfFields.machine);
const band = numberRecord(whatIfFields.band);
const spread = numberRecord(whatIfFields.spread);
const replayed = numberRecord(whatIfFields.replayed);
const outcome = numberRecord(whatIfFields.outcome);
const daysOf = numberRecord(whatIfFields.days);
const compared = numberRecord(whatIfFields.compared);

/** Of what is drawn. */
const drawnDigits = 1000;
const drawn = (values: Float64Array | Float32Array) => Array.from(values, (value) => Math.round(value * drawnDigits) / drawnDigits);
const drawnOrNull = (values: Float32Array) => drawn(values).map((value) => (Number.isNaN(value) ? null : value));

export const encodeWhatIfAsked = ({ range, change, limitBar }: WhatIfAsked): WhatIfRequest => ({
  from_ms: range.fromMs,
  until_ms: range.untilMs,
  ...(change.band && { band: band.encode(change.band) }),
  ...(change.order && { order: [...change.order] }),
  ...(change.runOnS !== undefined && { run_on_s: change.runOnS }),
  ...(change.volumeM3 !== undefined && { volume_m3: change.volumeM3 }),
  ...(change.machines && {
    machines: change.machines.map(({ slot, pressureBar, flowM3min, powerKW, noLoadPowerKW, points }) => ({
      slot,
      pressure_bar: pressureBar,
      flow_m3min: flowM3min,
      power_kW: powerKW,
      no_load_power_kW: noLoadPowerKW,
      points: points.map((point) => ({ flow_m3min: point.flowM3min, power_kW: point.powerKW })),
    })),
  }),
  ...(change.without && { without: [...change.without] }),
  ...(limitBar !== undefined && { limit_bar: limitBar }),
});

export const decodeWhatIfAsked = (sent: WhatIfRequest): WhatIfAsked => ({
  range: { fromMs: sent.from_ms, untilMs: sent.until_ms },
  change: {
    band: sent.band && { lowBar: sent.band.low_bar, highBar: sent.band.high_bar },
    order: sent.order,
    runOnS: sent.run_on_s,
    volumeM3: sent.volume_m3,
    machines: sent.machines?.map((each) => ({
      slot: each.slot,
      pressureBar: each.pressure_bar,
      flowM3min: each.flow_m3min,
      powerKW: each.power_kW,
      noLoadPowerKW: each.no_load_power_kW,
      points: each.points.map((point) => ({ flowM3min: point.flow_m3min, powerKW: point.power_kW })),
    })),
    without: sent.without,
  },
  limitBar: sent.limit_bar,
});

const encodeOutcome = (of: ReplayOutcome): WireControl['baseline'] => ({
  ...outcome.encode(of),
  machines: of.machines.map(replayed.encode),
  below_limit_s: orNull(of.belowLimitS),
  duration_kW: drawn(of.durationKW),
  week: { from_ms: of.week.fromMs, power_kW: drawnOrNull(of.week.powerKW), pressure_bar: drawnOrNull(of.week.pressureBar) },
});

const encodeFitted = (of: PlantFit): WireControl['fitted'] => ({
  machines: of.machines.map((each) => ({
    ...machine.encode(each.machine),
    power_shares: [...each.machine.powerShares],
    slope: { ...spread.encode(each.slope), kind: each.slope.kind },
    on_load_h: each.onLoadH,
  })),
  band: band.encode(of.plant.band),
  logged: band.encode(of.logged),
  order: [...of.order],
  source: of.source,
  volume_kind: of.volumeKind,
  volume_m3: spread.encode(of.volumeM3),
  drop_bar: of.plant.dropBarPerFlow2,
  following_share: spread.encode(of.followingShare),
});

const encodeGate = (of: ReplayGate): WireControl['gate'] => ({
  ...compared.encode(of),
  figures: {
    nmbe: orNull(of.figures.nmbe),
    cvHours: orNull(of.figures.cvHours),
    loadHours: orNull(of.figures.loadHours),
    starts: orNull(of.figures.starts),
  },
  failed: [...of.failed],
});

const encodeAmount = (of: SavedAmount | undefined): WireControl['cost'] =>
  of === undefined ? null : { baseline: of.baseline, changed: of.changed, saving: spread.encode(of.saving) };

function encodeResult(of: WhatIf): WireDone {
  if (of.kind === 'none') return { kind: of.kind, reason: of.reason, days: of.days };
  const common = {
    ...daysOf.encode(of),
    fitted: encodeFitted(of.fitted),
    gate: encodeGate(of.gate),
    baseline: encodeOutcome(of.baseline),
  };
  if (of.kind === 'state') {
    const { pressureKWh, flowKWh, runOnKWh, savingKWh, addedStarts } = of.state;
    const state = {
      pressure_kWh: spread.encode(pressureKWh),
      flow_kWh: spread.encode(flowKWh),
      run_on_kWh: runOnKWh,
      saving_kWh: spread.encode(savingKWh),
      added_starts: addedStarts,
    };
    return { kind: of.kind, ...common, state, leaves_out: of.leavesOut };
  }
  return {
    kind: of.kind,
    ...common,
    changed: encodeOutcome(of.changed),
    cost: encodeAmount(of.cost),
    co2_kg: encodeAmount(of.co2Kg),
    saving_kWh: spread.encode(of.savingKWh),
    jitter_kWh: of.jitterKWh,
    is_difference: of.isDifference,
    service: of.service,
  };
}

/** As the station answers. */
export function encodeWhatIf(of: WhatIfState): WireWhatIf {
  if (of.state !== 'done') return of.state === 'running' ? { state: of.state, done: of.done } : { state: of.state };
  const { whatIf, recordedDays, evaluatedDays, exchangedOn } = of.answer;
  return {
    state: of.state,
    what_if: encodeResult(whatIf),
    recorded_days: recordedDays,
    evaluated_days: evaluatedDays,
    exchanged_on: orNull(exchangedOn),
  };
}

const numbersIn = (wire: unknown) => Float64Array.from(listOr(wire), (value) => numberOr(value) ?? NaN);

function decodeOutcome(wire: unknown): ReplayOutcome | undefined {
  const sent = recordOr(wire);
  const week = recordOr(sent['week']);
  const [numbers, fromMs] = [outcome.decode(wire), numberOr(week['from_ms'])];
  if (numbers === undefined || fromMs === undefined) return undefined;
  return {
    ...numbers,
    machines: listOr(sent['machines']).map(replayed.decode).filter(isPresent),
    belowLimitS: numberOr(sent['below_limit_s']),
    durationKW: numbersIn(sent['duration_kW']),
    week: {
      fromMs,
      powerKW: Float32Array.from(numbersIn(week['power_kW'])),
      pressureBar: Float32Array.from(numbersIn(week['pressure_bar'])),
    },
  };
}

function decodeMachine(wire: unknown): FittedMachine | undefined {
  const sent = recordOr(wire);
  const [numbers, slope, [c0, c1, c2]] = [machine.decode(wire), spread.decode(sent['slope']), numbersIn(sent['power_shares'])];
  const kind = oneOf(['fitted', 'rule'])(recordOr(sent['slope'])['kind']);
  if (numbers === undefined || slope === undefined || kind === undefined || c2 === undefined) return undefined;
  return { machine: { ...numbers, powerShares: [c0!, c1!, c2] }, slope: { kind, ...slope }, onLoadH: numberOr(sent['on_load_h']) ?? 0 };
}

function decodeFitted(wire: unknown): PlantFit | undefined {
  const sent = recordOr(wire);
  const machines = listOr(sent['machines']).map(decodeMachine).filter(isPresent);
  const [own, logged, volumeM3] = [band.decode(sent['band']), band.decode(sent['logged']), spread.decode(sent['volume_m3'])];
  const [followingShare, dropBarPerFlow2] = [spread.decode(sent['following_share']), numberOr(sent['drop_bar'])];
  const [source, volumeKind] = [oneOf(['flow', 'delivery'])(sent['source']), oneOf(['fitted', 'entered'])(sent['volume_kind'])];
  if (own === undefined || logged === undefined || volumeM3 === undefined || followingShare === undefined) return undefined;
  if (dropBarPerFlow2 === undefined || source === undefined || volumeKind === undefined) return undefined;
  return {
    plant: {
      machines: machines.map((each) => each.machine),
      band: own,
      order: undefined,
      volumeM3: volumeM3.value,
      dropBarPerFlow2,
      followingShare: followingShare.value,
    },
    machines,
    order: [...numbersIn(sent['order'])],
    logged,
    source,
    volumeKind,
    volumeM3,
    followingShare,
  };
}

function decodeGate(wire: unknown): ReplayGate | undefined {
  const sent = recordOr(wire);
  const [numbers, figures] = [compared.decode(wire), recordOr(sent['figures'])];
  if (numbers === undefined) return undefined;
  const failed = gateFigures.filter((name) => listOr(sent['failed']).includes(name));
  const [nmbe, cvHours, loadHours, starts] = gateFigures.map((name) => numberOr(figures[name]));
  return { ...numbers, figures: { nmbe, cvHours, loadHours, starts }, failed, passed: failed.length === 0 };
}

function decodeAmount(wire: unknown): SavedAmount | undefined {
  const sent = recordOr(wire);
  const [baseline, changed, saving] = [numberOr(sent['baseline']), numberOr(sent['changed']), spread.decode(sent['saving'])];
  return baseline === undefined || changed === undefined || saving === undefined ? undefined : { baseline, changed, saving };
}

function decodeState(wire: unknown): StateReplayed | undefined {
  const sent = recordOr(wire);
  const [pressureKWh, flowKWh, savingKWh] = (['pressure_kWh', 'flow_kWh', 'saving_kWh'] as const).map((name) => spread.decode(sent[name]));
  const [runOnKWh, addedStarts] = [numberOr(sent['run_on_kWh']), numberOr(sent['added_starts'])];
  if (pressureKWh === undefined || flowKWh === undefined || savingKWh === undefined) return undefined;
  return runOnKWh === undefined || addedStarts === undefined ? undefined : { pressureKWh, flowKWh, savingKWh, runOnKWh, addedStarts };
}

function decodeResult(wire: unknown): WhatIf | undefined {
  const sent = recordOr(wire);
  if (sent['kind'] === 'none') {
    const reason = oneOf(noReplayReasons)(sent['reason']);
    return reason && { kind: 'none', reason, days: numberOr(sent['days']) ?? 0 };
  }
  const [days, fitted, gate] = [daysOf.decode(wire), decodeFitted(sent['fitted']), decodeGate(sent['gate'])];
  const baseline = decodeOutcome(sent['baseline']);
  if (days === undefined || fitted === undefined || gate === undefined || baseline === undefined) return undefined;
  const common = { ...days, fitted, gate, baseline };
  if (sent['kind'] === 'state') {
    const state = decodeState(sent['state']);
    return state && { kind: 'state', ...common, state, leavesOut: sent['leaves_out'] === true };
  }
  const [changed, savingKWh, jitterKWh] = [decodeOutcome(sent['changed']), spread.decode(sent['saving_kWh']), numberOr(sent['jitter_kWh'])];
  const service = oneOf(sameServices)(sent['service']);
  if (changed === undefined || savingKWh === undefined || jitterKWh === undefined || service === undefined) return undefined;
  const isDifference = sent['is_difference'] === true;
  return {
    kind: 'control',
    ...common,
    changed,
    cost: decodeAmount(sent['cost']),
    co2Kg: decodeAmount(sent['co2_kg']),
    savingKWh,
    jitterKWh,
    isDifference,
    service,
  };
}

/** Undefined where it is none. */
export function decodeWhatIf(wire: unknown): WhatIfState | undefined {
  const sent = recordOr(wire);
  if (sent['state'] === 'running') return { state: 'running', done: numberOr(sent['done']) ?? 0 };
  if (sent['state'] === 'failed') return { state: 'failed' };
  const whatIf = decodeResult(sent['what_if']);
  const [recordedDays, evaluatedDays] = [numberOr(sent['recorded_days']), numberOr(sent['evaluated_days'])];
  if (whatIf === undefined || recordedDays === undefined || evaluatedDays === undefined) return undefined;
  return { state: 'done', answer: { whatIf, recordedDays, evaluatedDays, exchangedOn: textOr(sent['exchanged_on']) } };
}
