import { ratioOf } from '../figures/index.ts';
import type { DataSheet } from '../plantData/index.ts';
import type { TimeRange } from '../time/index.ts';
import { isentropicWork } from './isentropic.ts';
import type { LoadClass } from './loadClasses.ts';
import type { MachineDay } from './machineDays.ts';
import type { MachineFinding } from './MachineFinding.ts';
import { noLoadTolerance, specificEnergyTolerance } from './sheetTolerances.ts';
import { sheetPowerKW } from './sheetPower.ts';

/** How far sensors can be off, as shares. */
export interface SensorAccuracy {
  readonly power: number;
  readonly flow: number;
}
/** Where nobody entered what the sensors are. */
export const defaultSensorAccuracy: SensorAccuracy = { power: 0.02, flow: 0.03 };

/** Specific power beside its data sheet. */
export interface SheetDeviation {
  /** More than the sheet as a share of it, with the interval that the sensors leave. */
  readonly deviation: MachineFinding;
  /** A deviation within this share of 0 is not distinguishable from the sheet: what a test tolerates, and sensors. */
  readonly tolerance: number;
  /** kW/(m3/min) at the pressure of the sheet; undefined where there is no deviation. */
  readonly specificPower: number | undefined;
  readonly sheetSpecificPower: number | undefined;
  /** Power without load beside the sheet, as a share. */
  readonly noLoad: MachineFinding;
  readonly noLoadTolerance: number;
}

const secondsPerHour = 3600;
/** Less is no operation that a sheet is about. */
const minHours = 1;

interface AgainstSheet {
  readonly seconds: number;
  readonly energyKWh: number;
  readonly expectedKWh: number;
  readonly volumeM3: number;
}

/** Energy of a class at the pressure of the sheet, and what the sheet expects of its flow; undefined outside of the sheet. */
function classAgainst(sheet: DataSheet, { seconds, energyKWh, volumeM3, pressureBar }: LoadClass): AgainstSheet | undefined {
  const powerKW = sheetPowerKW(sheet, (volumeM3 / seconds) * 60);
  if (powerKW === undefined) return undefined;
  const atSheet = energyKWh * (isentropicWork(sheet.pressureBar) / isentropicWork(pressureBar));
  return { seconds, energyKWh: atSheet, expectedKWh: (powerKW * seconds) / secondsPerHour, volumeM3 };
}

/**
 * Specific power on load against a data sheet: sum of energy at the sheet's pressure over what the sheet expects of the same flows, less 1. Energy is
 * brought to the pressure of the sheet by the ratio of the isentropic works. The inlet is not corrected.
 */
export function sheetDeviation(
  days: readonly MachineDay[],
  sheet: DataSheet | undefined,
  { range, coverage, isEstimated, sensors = defaultSensorAccuracy }: SheetQuestion,
): SheetDeviation {
  const offBy = Math.hypot(sensors.power, sensors.flow);
  const tolerance = sheet === undefined ? offBy : Math.hypot(specificEnergyTolerance(sheet.flowM3min), offBy);
  const none = (method: 'sheet' | 'noLoad', reason: Extract<MachineFinding, { kind: 'none' }>['reason']): MachineFinding => ({
    kind: 'none',
    method,
    reason,
    coverage,
  });
  const found = (method: 'sheet' | 'noLoad', ratio: number, share: number, n: number): MachineFinding => ({
    kind: isEstimated ? 'rule' : 'measured',
    value: ratio - 1,
    low: ratio * (1 - share) - 1,
    high: ratio * (1 + share) - 1,
    unit: 'share',
    method,
    ...range,
    coverage,
    n,
    assumptions: [
      { key: 'powerSensor', value: sensors.power, source: 'default' },
      { key: 'flowSensor', value: sensors.flow, source: 'default' },
    ],
  });
  const tolerances = { tolerance, noLoadTolerance: Math.hypot(noLoadTolerance, sensors.power) };
  if (sheet === undefined)
    return {
      deviation: none('sheet', 'noSheet'),
      noLoad: none('noLoad', 'noSheet'),
      specificPower: undefined,
      sheetSpecificPower: undefined,
      ...tolerances,
    };

  const classes = days.flatMap((day) => day.classes);
  const against = classes.flatMap((of) => classAgainst(sheet, of) ?? []);
  const sum = (value: (of: AgainstSheet) => number) => against.reduce((all, of) => all + value(of), 0);
  const hours = sum(({ seconds }) => seconds) / secondsPerHour;
  const [energyKWh, expectedKWh, volumeM3] = [sum((of) => of.energyKWh), sum((of) => of.expectedKWh), sum((of) => of.volumeM3)];
  const reason = classes.length > 0 && against.length === 0 ? 'outsideSheet' : 'tooFewHours';
  const perM3min = (kWh: number) => ratioOf(kWh * 60, volumeM3);
  const isEnough = hours >= minHours;
  const noLoadS = days.reduce((all, day) => all + day.noLoadS, 0);
  const noLoadKW = ratioOf(days.reduce((all, day) => all + day.noLoadKWh, 0) * secondsPerHour, noLoadS);
  const noLoadRatio = ratioOf(noLoadKW, sheet.noLoadPowerKW);
  return {
    deviation: isEnough ? found('sheet', energyKWh / expectedKWh, offBy, days.length) : none('sheet', reason),
    specificPower: isEnough ? perM3min(energyKWh) : undefined,
    sheetSpecificPower: isEnough ? perM3min(expectedKWh) : undefined,
    noLoad:
      noLoadRatio === undefined || noLoadS < minHours * secondsPerHour
        ? none('noLoad', 'tooFewHours')
        : found('noLoad', noLoadRatio, sensors.power, days.length),
    ...tolerances,
  };
}

/** What else a comparison needs. */
export interface SheetQuestion {
  readonly range: TimeRange;
  /** Share of the range's days that are known, 0..1. */
  readonly coverage: number;
  /** Whether power or delivery were calculated and not measured, if only in part. */
  readonly isEstimated: boolean;
  readonly sensors?: SensorAccuracy | undefined;
}
