import type { RisenMachines } from '../../core/machines/index.ts';
import { defaultRegion, machineRiseText } from '../../i18n/index.ts';
import { alarmFault, type AlarmFault, type AlarmFaultParts } from './alarmFault.ts';

/** More power for the same air than before, of any machine. */
export const machineFault = (parts: Pick<AlarmFaultParts<RisenMachines>, 'latest' | 'up'>): Promise<AlarmFault> =>
  alarmFault({
    ...parts,
    name: 'specificPowerRisen',
    words: ({ slots, since }, i18n, language) => machineRiseText(i18n, { slots, since, region: defaultRegion(language) }),
  });
