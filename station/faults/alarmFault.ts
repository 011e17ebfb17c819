import type { I18n } from '@lingui/core';
import { type ActiveFault, faultNumber, faultSeverity } from '../../core/faults/index.ts';
import { masterFaultKinds, type MasterFaultName } from '../../core/plant/index.ts';
import type { FaultId } from '../../core/ports/index.ts';
import { recordOf } from '../../core/records/index.ts';
import { type MessageLanguage, messageLanguages } from '../../core/settings/index.ts';
import { translator } from '../../i18n/index.ts';

/** What the finished days were found to say; unknown until they were looked at. */
export type LatestAlarm<Alarm> = Alarm | 'none' | 'unknown';

/** Makes a fault of the station of an alarm of its finished days. */
export interface AlarmFault {
  /** It is up from the day that shows it until somebody has seen it, or the days are as before. */
  take(): readonly ActiveFault[];
}

export interface AlarmFaultParts<Alarm> {
  readonly name: MasterFaultName;
  readonly latest: () => LatestAlarm<Alarm>;
  /** What was up at the last stop; it stays up until the days were looked at. */
  readonly up: readonly FaultId[];
  readonly words: (alarm: Alarm, i18n: I18n, language: MessageLanguage) => string;
  readonly reading?: (alarm: Alarm) => ActiveFault['reading'];
}

export async function alarmFault<Alarm extends object>(parts: AlarmFaultParts<Alarm>): Promise<AlarmFault> {
  const { name, up, words, reading: readingOf } = parts;
  const { bitIndex } = masterFaultKinds[name];
  const plain: ActiveFault = { source: 'master', bitIndex, number: faultNumber('master', bitIndex)!, severity: faultSeverity(bitIndex)! };
  const translators: Readonly<Record<MessageLanguage, I18n>> = { de: await translator('de'), en: await translator('en') };
  const wasUp = up.some((fault) => fault.source === plain.source && fault.bitIndex === bitIndex);
  const faultOf = (alarm: Alarm): ActiveFault => {
    const reading = readingOf?.(alarm);
    return {
      ...plain,
      ...(reading !== undefined && { reading }),
      words: recordOf(messageLanguages, (language) => words(alarm, translators[language], language)),
    };
  };
  let of: LatestAlarm<Alarm> = 'unknown';
  let faults: readonly ActiveFault[] = wasUp ? [plain] : [];
  return {
    take() {
      const latest = parts.latest();
      if (latest !== of) faults = latest === 'none' || latest === 'unknown' ? [] : [faultOf(latest)];
      of = latest;
      return faults;
    },
  };
}
