import { hash01 } from '../../../../core/estimate/index.ts';
import { machinesOf, type MachineDay, type MachineReport } from '../../../../core/machines/index.ts';
import { noLoads, onLoadSums } from '../../../../core/machines/onLoadSums.ts';
import { compressorChannel } from '../../../../core/samples/index.ts';
import { plantDayRange, shiftDay } from '../../../../core/time/index.ts';
import type { HonestFeature } from './HonestFeature.ts';
import { valueOf, widthOf } from './shown.ts';

const [zone, first, slot] = ['Europe/Berlin', '2026-03-02', 3];
const sheet = {
  since: first,
  slot,
  pressureBar: 7,
  flowM3min: 15,
  powerKW: 90,
  noLoadPowerKW: 25,
  points: [{ flowM3min: 5, powerKW: 36 }],
};

interface Loaded {
  readonly powerKW: number;
  readonly flowM3min: number;
  readonly hours: number;
}

/** Of days on load at the pressure of the sheet, each with half as long without load. */
function reportOf(days: readonly Loaded[], isEstimated = false): MachineReport {
  const machines = days.map(({ powerKW, flowM3min, hours }, i): MachineDay => ({
    ...{ slot, day: shiftDay(first, i), deliveryM3min: { min: flowM3min * 0.9, max: flowM3min }, onLoad: onLoadSums(noLoads()) },
    classes: [
      {
        ...{ step: Math.round(flowM3min / 0.5), seconds: hours * 3600, pressureBar: sheet.pressureBar },
        ...{ energyKWh: powerKW * hours, volumeM3: flowM3min * hours * 60 },
      },
    ],
    ...{ noLoadS: hours * 1800, noLoadKWh: 12.5 * hours },
  }));
  const range = { fromMs: plantDayRange(first, zone).fromMs, untilMs: plantDayRange(shiftDay(first, days.length - 1), zone).untilMs };
  const estimated = isEstimated ? [compressorChannel('electricalPowerKW', slot)] : [];
  return machinesOf({ machines, air: [] }, { range, zone, plant: { dataSheets: [sheet], eras: [] }, estimated }).machines[0]!;
}
const onSheet: Loaded = { powerKW: 90, flowM3min: 15, hours: 8 };
/** Ten minutes on load are no day that a sheet is about. */
const drawn = (days: number, seed: number) =>
  reportOf(
    Array.from({ length: Math.max(1, days) }, (_, i) => ({
      ...onSheet,
      powerKW: 90 * (1 + 0.05 * hash01(seed, 1, i)),
      hours: days === 0 ? 1 / 6 : 8,
    })),
  );
const beside = ({ against }: MachineReport) => [against.deviation, against.noLoad];

/** Compressors beside their data sheets and beside themselves. */
export const honestMachines: HonestFeature = {
  name: 'machines',
  days: { enough: 40, tooFew: 0 },
  figures: (days, seed) => beside(drawn(days, seed)),
  widths: (days, seed) => beside(drawn(days, seed)).map((found) => widthOf(found) / (1 + valueOf(found))),
  nothingChanged() {
    const { against, drift } = reportOf(Array.from({ length: 60 }, () => onSheet));
    return [valueOf(against.deviation), valueOf(against.noLoad), drift.change === undefined ? 0 : 1];
  },
  ratios() {
    const days = [onSheet, { powerKW: 80, flowM3min: 10, hours: 3 }];
    const sum = (of: (day: Loaded) => number) => days.reduce((all, day) => all + of(day), 0);
    const over = sum(({ powerKW, hours }) => powerKW * hours);
    return [{ ratio: reportOf(days).specificPower!, over, per: sum(({ flowM3min, hours }) => flowM3min * hours) }];
  },
  saysSo: {
    within: () => reportOf([onSheet]).against.deviation.kind === 'none',
    beyond: () => reportOf([{ ...onSheet, flowM3min: 30 }]).against.deviation.kind === 'none',
  },
  rules: () => beside(reportOf([onSheet], true)),
  savings: () => [],
};
