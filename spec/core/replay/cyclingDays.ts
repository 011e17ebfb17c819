import type { LoggedPlantDay } from '../../../core/replay/fitPlant.ts';
import { load, noLoad, off, startingUp } from '../samples/logs.ts';
import { during, loggedRows, type LoggedRow, periodS } from './loggedMachine.ts';

export const volumeM3 = 30;
export const usedM3min = 6.3;
const deliveredM3min = 12.6;
const cycleS = 300;
const ventingS = 9;

/** An hour of a compressor that loads for some minutes and is idle for as long, while half of its delivery is used; 80 kW at 7 bar. */
export function cyclingRows(change: (row: LoggedRow) => Partial<LoggedRow> = () => ({})): readonly LoggedRow[] {
  const barPerS = (deliveredM3min - usedM3min) / volumeM3 / 60;
  const row = { deliveryM3min: 0, flowM3min: usedM3min, pressureBar: 6.75 };
  const rows = [
    ...during(60, { ...row, status: off, powerKW: 0, flowM3min: 0 }),
    ...during(6, { ...row, status: startingUp, powerKW: 20, flowM3min: 0 }),
    ...Array.from({ length: 11 }, () => [
      ...during(cycleS / 2, { ...row, status: load, powerKW: 0, deliveryM3min: deliveredM3min }).map((each, i) => {
        const overBar = barPerS * i * periodS;
        return { ...each, pressureBar: row.pressureBar + overBar, powerKW: 78.75 + 5 * overBar };
      }),
      ...during(cycleS / 2, { ...row, status: noLoad, powerKW: 20 }).map((each, i) => ({
        ...each,
        pressureBar: row.pressureBar + barPerS * (cycleS / 2 - i * periodS),
        powerKW: 20 + 60 * Math.exp((-i * periodS) / ventingS),
      })),
    ]).flat(),
    ...during(234, { ...row, status: noLoad, powerKW: 20, flowM3min: 0 }),
  ];
  return rows.map((each) => ({ ...each, ...change(each) }));
}

/** Days, by their numbers, that each begin with such an hour and log nothing else. */
export const cyclingDays = (days: readonly number[], change?: (row: LoggedRow) => Partial<LoggedRow>): readonly LoggedPlantDay[] => {
  const rows = cyclingRows(change);
  return days.map((day) => loggedRows(rows, day));
};
