import { insightScreenCalls as calls } from '../../../adapters/contract/index.ts';
import { calendarFile } from '../../../core/maintenance/index.ts';
import type { WebServer } from '../../../server/http/zodTypes.ts';
import { defaultLanguage, translator, visitEntries } from '../../../i18n/index.ts';
import type { InsightAnswers } from '../../insight/insightAnswers.ts';
import { energyTable, leaksTable, modelsTable, visitsTable } from '../../insight/insightTables.ts';
import { screenCall, type ScreenParts } from '../screenCalls.ts';
import { fileSender } from '../fileSender.ts';

/** Adds the calls that compare the stations that somebody sees, and plan visits. A file is an export, which is written down. */
export function insightCalls(server: WebServer, parts: ScreenParts, answers: InsightAnswers): void {
  const { clock } = parts;
  const sendFile = fileSender(parts);
  const monthOf = (month: string | undefined) => month ?? answers.thisMonth();

  screenCall(server, parts, calls.service, ({ reading }) => answers.visits(reading));
  screenCall(server, parts, calls.serviceTable, async (called) =>
    sendFile(called, 'service', 'csv', visitsTable(await answers.visits(called.reading))),
  );
  screenCall(server, parts, calls.serviceCalendar, async (called) => {
    const i18n = await translator(called.query.language ?? defaultLanguage);
    const entries = visitEntries(await answers.visits(called.reading), i18n);
    return sendFile(called, 'service', 'ics', calendarFile(entries, { madeAtMs: clock.nowMs(), name: i18n._('Wartung Druckluft') }));
  });
  screenCall(server, parts, calls.energy, ({ reading, query }) => answers.energy(reading, monthOf(query.month)));
  screenCall(server, parts, calls.energyTable, async (called) => {
    const ranking = await answers.energy(called.reading, monthOf(called.query.month));
    return sendFile(called, `energy_${ranking.month}`, 'csv', energyTable(ranking));
  });
  screenCall(server, parts, calls.leaks, ({ reading }) => answers.leaks(reading));
  screenCall(server, parts, calls.leaksTable, async (called) =>
    sendFile(called, 'leaks', 'csv', leaksTable(await answers.leaks(called.reading))),
  );
  screenCall(server, parts, calls.models, ({ reading }) => answers.models(reading));
  screenCall(server, parts, calls.modelsTable, async (called) =>
    sendFile(called, 'models', 'csv', modelsTable(await answers.models(called.reading))),
  );
}
