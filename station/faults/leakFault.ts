import type { I18n } from '@lingui/core';
import { type ActiveFault, faultNumber, faultSeverity } from '../../core/faults/index.ts';
import type { LatestLeakAlarm, LeakChange } from '../../core/leakage/index.ts';
import { masterFaultKinds } from '../../core/plant/index.ts';
import type { FaultId } from '../../core/ports/index.ts';
import { recordOf } from '../../core/records/index.ts';
import { type MessageLanguage, messageLanguages } from '../../core/settings/index.ts';
import { defaultRegion, leakRiseText, translator } from '../../i18n/index.ts';

/** Makes a fault of the station of a leak alarm. */
export interface LeakFault {
  /** It is up from the day that shows it until somebody has seen it, or the nights are as before. */
  take(): readonly ActiveFault[];
}

export interface LeakFaultParts {
  readonly latest: () => LatestLeakAlarm;
  /** What was up at the last stop; it stays up until the days were looked at. */
  readonly up: readonly FaultId[];
}

const { bitIndex } = masterFaultKinds.leakageRisen;
const plain: ActiveFault = { source: 'master', bitIndex, number: faultNumber('master', bitIndex)!, severity: faultSeverity(bitIndex)! };

function faultOf({ since, change }: LeakChange, translators: Readonly<Record<MessageLanguage, I18n>>): ActiveFault {
  const limit = change.assumptions.find(({ key }) => key === 'beforeM3min')?.value;
  return {
    ...plain,
    ...(limit !== undefined && { reading: { quantity: 'volumeFlow' as const, value: limit + change.value, limit } }),
    words: recordOf(messageLanguages, (language) => leakRiseText(translators[language], since, defaultRegion(language))),
  };
}

export async function leakFault({ latest: latestOf, up }: LeakFaultParts): Promise<LeakFault> {
  const translators = { de: await translator('de'), en: await translator('en') } satisfies Readonly<Record<MessageLanguage, unknown>>;
  const wasUp = up.some((fault) => fault.source === plain.source && fault.bitIndex === bitIndex);
  let of: LatestLeakAlarm = 'unknown';
  let faults: readonly ActiveFault[] = wasUp ? [plain] : [];
  return {
    take() {
      const latest = latestOf();
      if (latest !== of) faults = latest === 'none' || latest === 'unknown' ? [] : [faultOf(latest, translators)];
      of = latest;
      return faults;
    },
  };
}
