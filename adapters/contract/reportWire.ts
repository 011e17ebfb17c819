import type { ReportEntry, ReportList } from '../../core/ports/index.ts';
import { messageLanguages } from '../../core/settings/index.ts';
import { listOr, numberOr, oneOf, recordOr, textOr } from './lenient.ts';
import type { WireReportList } from './reportSchemas.ts';

const languageOr = oneOf(messageLanguages);

export const encodeReportList = ({ months, kept }: ReportList): WireReportList => ({
  months: [...months],
  kept: kept.map(({ month, language, madeMs, sizeBytes }) => ({ month, language, made_ms: madeMs, size: sizeBytes })),
});

function entryOf(wire: unknown): readonly ReportEntry[] {
  const sent = recordOr(wire);
  const [month, language, madeMs] = [textOr(sent['month']), languageOr(sent['language']), numberOr(sent['made_ms'])];
  if (month === undefined || language === undefined || madeMs === undefined) return [];
  return [{ month, language, madeMs, sizeBytes: numberOr(sent['size']) ?? 0 }];
}

/** What can't be read is left out. */
export function decodeReportList(wire: unknown): ReportList {
  const { months, kept } = recordOr(wire);
  return { months: listOr(months).filter((month) => typeof month === 'string'), kept: listOr(kept).flatMap(entryOf) };
}
