import {
  type AirBalance,
  type AirFinding,
  type DriftChange,
  type DriftDay,
  type LoadPoint,
  type MachineAir,
  type MachineFinding,
  machineMethods,
  type MachineReport,
  noAirReasons,
  noMachineReasons,
  type SheetDeviation,
} from '../../core/machines/index.ts';
import type { MachinesAnswer } from '../../core/ports/index.ts';
import { decodeFinding, encodeFinding } from './findingWire.ts';
import { isPresent, listOr, numberOr, orNull, recordOr, textOr } from './lenient.ts';
import type { WireMachines } from './machinesSchemas.ts';
import { plantEntriesOr } from './plantEntriesOr.ts';

const encodeAgainst = (against: SheetDeviation): WireMachines['machines'][number]['against'] => ({
  deviation: encodeFinding(against.deviation),
  tolerance: against.tolerance,
  specific_power: orNull(against.specificPower),
  sheet_specific_power: orNull(against.sheetSpecificPower),
  no_load: encodeFinding(against.noLoad),
  no_load_tolerance: against.noLoadTolerance,
});

const encodeMachine = ({ drift, ...machine }: MachineReport): WireMachines['machines'][number] => ({
  slot: machine.slot,
  days: machine.days,
  is_flow_nominal: machine.isFlowNominal,
  is_estimated: machine.isEstimated,
  sheet: machine.sheet === undefined ? null : { ...machine.sheet, points: machine.sheet.points.map((point) => ({ ...point })) },
  specific_power: orNull(machine.specificPower),
  load_points: machine.loadPoints.map(({ flowM3min, powerKW, hours }) => ({ flow_m3min: flowM3min, power_kW: powerKW, hours })),
  against: encodeAgainst(machine.against),
  drift: {
    days: drift.days.map(({ day, ratio, onLoadS, energyKWh }) => ({ day, ratio, on_load_s: onLoadS, energy_kWh: energyKWh })),
    watched: drift.watched,
    change:
      drift.change === undefined
        ? null
        : {
            since: drift.change.since,
            found_on: drift.change.foundOn,
            size: encodeFinding(drift.change.size),
            per_year_kWh: { ...drift.change.perYearKWh },
          },
    reason: orNull(drift.reason),
  },
});

/** As the station answers. */
export const encodeMachines = ({ picture, range, eras, pricePerKWh, recordedDays, evaluatedDays }: MachinesAnswer): WireMachines => ({
  range: { from_ms: range.fromMs, until_ms: range.untilMs },
  recorded_days: recordedDays,
  evaluated_days: evaluatedDays,
  price_per_kWh: orNull(pricePerKWh),
  machines: picture.machines.map(encodeMachine),
  air: {
    machines: picture.air.machines.map(({ slot, share, onLoadH, likeSlot }) => ({
      slot,
      share: encodeFinding(share),
      on_load_h: onLoadH,
      like_slot: orNull(likeSlot),
    })),
    windows: picture.air.windows,
    gap: orNull(picture.air.gap),
    volume_m3: orNull(picture.air.volumeM3),
    condition: orNull(picture.air.condition),
  },
  eras: eras.map((era) => ({ ...era })),
});

const findingIn = (wire: unknown): MachineFinding | undefined => decodeFinding(wire, machineMethods, noMachineReasons);

function decodeAgainst(wire: unknown): SheetDeviation | undefined {
  const sent = recordOr(wire);
  const [deviation, noLoad] = [findingIn(sent['deviation']), findingIn(sent['no_load'])];
  const [tolerance, noLoadTolerance] = [numberOr(sent['tolerance']), numberOr(sent['no_load_tolerance'])];
  if (deviation === undefined || noLoad === undefined || tolerance === undefined || noLoadTolerance === undefined) return undefined;
  return {
    ...{ deviation, noLoad, tolerance, noLoadTolerance },
    specificPower: numberOr(sent['specific_power']),
    sheetSpecificPower: numberOr(sent['sheet_specific_power']),
  };
}

function decodeDriftDay(wire: unknown): readonly DriftDay[] {
  const sent = recordOr(wire);
  const [day, ratio] = [textOr(sent['day']), numberOr(sent['ratio'])];
  if (day === undefined || ratio === undefined) return [];
  return [{ day, ratio, onLoadS: numberOr(sent['on_load_s']) ?? 0, energyKWh: numberOr(sent['energy_kWh']) ?? 0 }];
}

function decodeChange(wire: unknown): DriftChange | undefined {
  const sent = recordOr(wire);
  const year = recordOr(sent['per_year_kWh']);
  const [since, foundOn, size] = [textOr(sent['since']), textOr(sent['found_on']), findingIn(sent['size'])];
  const [value, low, high] = [numberOr(year['value']), numberOr(year['low']), numberOr(year['high'])];
  if (since === undefined || foundOn === undefined || size === undefined) return undefined;
  return value === undefined || low === undefined || high === undefined
    ? undefined
    : { since, foundOn, size, perYearKWh: { value, low, high } };
}

function decodePoint(wire: unknown): readonly LoadPoint[] {
  const sent = recordOr(wire);
  const [flowM3min, powerKW, hours] = [numberOr(sent['flow_m3min']), numberOr(sent['power_kW']), numberOr(sent['hours'])];
  return flowM3min === undefined || powerKW === undefined || hours === undefined ? [] : [{ flowM3min, powerKW, hours }];
}

function decodeMachine(wire: unknown): readonly MachineReport[] {
  const sent = recordOr(wire);
  const drift = recordOr(sent['drift']);
  const [slot, against] = [numberOr(sent['slot']), decodeAgainst(sent['against'])];
  if (slot === undefined || against === undefined) return [];
  return [
    {
      slot,
      days: numberOr(sent['days']) ?? 0,
      sheet: plantEntriesOr('dataSheets', [sent['sheet']])[0],
      specificPower: numberOr(sent['specific_power']),
      loadPoints: listOr(sent['load_points']).flatMap(decodePoint),
      against,
      drift: {
        days: listOr(drift['days']).flatMap(decodeDriftDay),
        watched: numberOr(drift['watched']) ?? 0,
        change: decodeChange(drift['change']),
        reason: drift['reason'] === 'tooFewDays' ? 'tooFewDays' : undefined,
      },
      isFlowNominal: sent['is_flow_nominal'] === true,
      isEstimated: sent['is_estimated'] === true,
    },
  ];
}

function decodeAir(wire: unknown): AirBalance {
  const sent = recordOr(wire);
  return {
    machines: listOr(sent['machines'])
      .map((each): MachineAir | undefined => {
        const of = recordOr(each);
        const slot = numberOr(of['slot']);
        const share: AirFinding | undefined = decodeFinding(of['share'], ['airBalance'], noAirReasons);
        if (slot === undefined || share === undefined) return undefined;
        return { slot, share, onLoadH: numberOr(of['on_load_h']) ?? 0, likeSlot: numberOr(of['like_slot']) };
      })
      .filter(isPresent),
    windows: numberOr(sent['windows']) ?? 0,
    gap: numberOr(sent['gap']),
    volumeM3: numberOr(sent['volume_m3']),
    condition: numberOr(sent['condition']),
  };
}

/** Undefined without its range; of lists what can't be read is left out. */
export function decodeMachines(wire: unknown): MachinesAnswer | undefined {
  const sent = recordOr(wire);
  const range = recordOr(sent['range']);
  const [fromMs, untilMs] = [numberOr(range['from_ms']), numberOr(range['until_ms'])];
  if (fromMs === undefined || untilMs === undefined) return undefined;
  const recordedDays = numberOr(sent['recorded_days']) ?? 0;
  return {
    picture: { machines: listOr(sent['machines']).flatMap(decodeMachine), air: decodeAir(sent['air']) },
    range: { fromMs, untilMs },
    eras: plantEntriesOr('eras', sent['eras']),
    pricePerKWh: numberOr(sent['price_per_kWh']),
    recordedDays,
    evaluatedDays: numberOr(sent['evaluated_days']) ?? recordedDays,
  };
}
