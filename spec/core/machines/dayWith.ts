import type { LoadClass } from '../../../core/machines/index.ts';
import type { MachineDay } from '../../../core/machines/machineDays.ts';
import { noLoads, onLoadSums } from '../../../core/machines/onLoadSums.ts';
import { shiftDay } from '../../../core/time/index.ts';

/** A day of slot 3, so many days behind the first of 2026, with what was on load by flow. */
export const dayWith = (number: number, classes: readonly LoadClass[], more: Partial<MachineDay> = {}): MachineDay => ({
  slot: 3,
  day: shiftDay('2026-01-01', number),
  classes,
  deliveryM3min: { min: 11, max: 15 },
  onLoad: onLoadSums(noLoads()),
  noLoadS: 0,
  noLoadKWh: 0,
  ...more,
});
