import { formatSharedDateTime } from '../../i18n/format/index.ts';
import type { FaultReport } from '../../core/ports/index.ts';
import { faultWords, severityWord, sourceWords, stationTitle, worstFirst, type Writing } from './faultWords.ts';
import { clipped } from '../../server/text/plainLine.ts';

const longestText = 300;

/** The text message that reports faults, the worst first; at most 300 UTF-16 units, with the number of those that found no room. */
export function faultSms(writing: Writing, report: FaultReport): string {
  const { language, settings } = writing;
  const head = `${stationTitle(writing)}, ${formatSharedDateTime(report.status.atMs, settings.time.zone, language)}:`;
  const lines = worstFirst(report).map(
    (fault) => `${severityWord(writing, fault)} ${sourceWords(writing, fault.source)}: ${faultWords(writing, fault)}`,
  );
  const text = (count: number) => {
    const left = lines.length - count + report.moreCount;
    return `${head} ${lines.slice(0, count).join('; ')}${left === 0 ? '' : ` (+${left})`}`;
  };
  const fitting = lines.findLastIndex((_, i) => text(i + 1).length <= longestText) + 1;
  return clipped(text(Math.max(1, fitting)), longestText);
}
