import type { DatabaseSync } from 'node:sqlite';
import { maxReportMonths } from '../../core/monthReport/index.ts';
import type { MonthReportRepository } from '../../core/ports/index.ts';
import { messageLanguageOf } from '../../core/settings/index.ts';
import { bytesOf } from './bytesOf.ts';
import { inTransaction } from './inTransaction.ts';

export function monthReportRepository(database: DatabaseSync): MonthReportRepository {
  const all = database.prepare('SELECT month, language, made_ms, length(pdf) AS size FROM month_reports ORDER BY month DESC, language');
  const find = database.prepare('SELECT pdf FROM month_reports WHERE month = ? AND language = ?');
  const put = database.prepare('INSERT OR REPLACE INTO month_reports (month, language, made_ms, pdf) VALUES (?, ?, ?, ?)');
  const forget = database.prepare(
    'DELETE FROM month_reports WHERE month NOT IN (SELECT DISTINCT month FROM month_reports ORDER BY month DESC LIMIT ?)',
  );
  return {
    all: () =>
      all.all().map((row) => ({
        month: String(row['month']),
        language: messageLanguageOf(String(row['language'])),
        madeMs: Number(row['made_ms']),
        sizeBytes: Number(row['size']),
      })),
    find(month, language) {
      const row = find.get(month, language);
      return row && new Uint8Array(bytesOf(row['pdf']));
    },
    save(reports) {
      inTransaction(database, () => {
        for (const { month, language, madeMs, pdf } of reports) put.run(month, language, Math.round(madeMs), pdf);
        forget.run(maxReportMonths);
      });
    },
  };
}
