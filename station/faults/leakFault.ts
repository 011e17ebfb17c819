import type { LeakChange } from '../../core/leakage/index.ts';
import { defaultRegion, leakRiseText } from '../../i18n/index.ts';
import { alarmFault, type AlarmFault, type AlarmFaultParts } from './alarmFault.ts';

/** More flow in the nights than before. */
export const leakFault = (parts: Pick<AlarmFaultParts<LeakChange>, 'latest' | 'up'>): Promise<AlarmFault> =>
  alarmFault({
    ...parts,
    name: 'leakageRisen',
    words: ({ since }, i18n, language) => leakRiseText(i18n, since, defaultRegion(language)),
    reading({ change }) {
      const limit = change.assumptions.find(({ key }) => key === 'beforeM3min')?.value;
      return limit === undefined ? undefined : { quantity: 'volumeFlow', value: limit + change.value, limit };
    },
  });
