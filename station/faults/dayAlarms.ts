import type { LeakChange } from '../../core/leakage/index.ts';
import type { RisenMachines } from '../../core/machines/index.ts';
import { defaultRegion, leakRiseText, machineRiseText } from '../../i18n/index.ts';
import { alarmFault, type AlarmFault, type AlarmFaultParts } from './alarmFault.ts';

type Parts<Alarm> = Pick<AlarmFaultParts<Alarm>, 'latest' | 'up'>;

/** More flow in the nights than before. */
export const leakFault = (parts: Parts<LeakChange>): Promise<AlarmFault> =>
  alarmFault({
    ...parts,
    name: 'leakageRisen',
    words: ({ since }, i18n, language) => leakRiseText(i18n, since, defaultRegion(language)),
    reading({ change }) {
      const limit = change.assumptions.find(({ key }) => key === 'beforeM3min')?.value;
      return limit === undefined ? undefined : { quantity: 'volumeFlow', value: limit + change.value, limit };
    },
  });

/** More power for the same air than before, of any machine. */
export const machineFault = (parts: Parts<RisenMachines>): Promise<AlarmFault> =>
  alarmFault({
    ...parts,
    name: 'specificPowerRisen',
    words: ({ slots, since }, i18n, language) => machineRiseText(i18n, { slots, since, region: defaultRegion(language) }),
  });
