import type { MachineReports, MachinesAnswer } from '../../../../core/ports/index.ts';
import { shiftDay } from '../../../../core/time/index.ts';
import { type DaysParts, DaysQuery } from '../../../stores/index.ts';

/** What some finished days say of the machines. */
export type MachinesVm = DaysQuery<MachinesAnswer>;

/** As many as the station watches: a machine is compared with its first days of the range. */
const defaultDays = 366;

export const machinesVm = ({ machineReports, ...parts }: DaysParts & { readonly machineReports: MachineReports }): MachinesVm =>
  new DaysQuery(parts, {
    read: (range, token, waiting) => machineReports.read(range, token, waiting),
    usual: (today) => ({ from: shiftDay(today, -defaultDays), until: shiftDay(today, -1) }),
    what: 'what days say of the machines',
  });
