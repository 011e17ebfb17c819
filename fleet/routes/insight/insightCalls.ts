import type { FastifyReply } from 'fastify';
import { insightScreenCalls as calls } from '../../../adapters/contract/index.ts';
import { calendarFile } from '../../../core/maintenance/index.ts';
import type { WebServer } from '../../../server/http/zodTypes.ts';
import { translator, visitEntries } from '../../../i18n/index.ts';
import type { InsightAnswers } from '../../insight/insightAnswers.ts';
import { energyTable, leaksTable, modelsTable, visitsTable } from '../../insight/insightTables.ts';
import { screenCall, type ScreenCalled, type ScreenParts } from '../screenCalls.ts';

const media = { csv: 'text/csv; charset=utf-8', ics: 'text/calendar; charset=utf-8' } as const;

function sendFile(reply: FastifyReply, name: string, kind: keyof typeof media, text: string): void {
  void reply
    .type(media[kind])
    .header('content-disposition', `attachment; filename="${name}.${kind}"`)
    .header('cache-control', 'no-store')
    .send(text);
}

/** Adds the calls that compare the stations that somebody sees, and plan visits. A file is an export, which is written down. */
export function insightCalls(server: WebServer, parts: ScreenParts, answers: InsightAnswers): void {
  const { clock, note } = parts;
  const exported = ({ request }: Pick<ScreenCalled<typeof calls.leaksTable>, 'request'>, name: string) =>
    note(request, { act: 'export', fields: [name] });

  screenCall(server, parts, calls.service, ({ reading }) => answers.visits(reading));
  screenCall(server, parts, calls.serviceTable, async (called) => {
    const plan = await answers.visits(called.reading);
    await exported(called, 'service');
    sendFile(called.reply, 'service', 'csv', visitsTable(plan));
  });
  screenCall(server, parts, calls.serviceCalendar, async (called) => {
    const i18n = await translator(called.query.language ?? 'de');
    const entries = visitEntries(await answers.visits(called.reading), i18n);
    await exported(called, 'service');
    sendFile(called.reply, 'service', 'ics', calendarFile(entries, { madeAtMs: clock.nowMs(), name: i18n._('Wartung Druckluft') }));
  });
  screenCall(server, parts, calls.energy, ({ reading, query }) => answers.energy(reading, query.month ?? answers.thisMonth()));
  screenCall(server, parts, calls.energyTable, async (called) => {
    const month = called.query.month ?? answers.thisMonth();
    const ranking = await answers.energy(called.reading, month);
    await exported(called, 'energy');
    sendFile(called.reply, `energy_${month}`, 'csv', energyTable(ranking));
  });
  screenCall(server, parts, calls.leaks, ({ reading }) => answers.leaks(reading));
  screenCall(server, parts, calls.leaksTable, async (called) => {
    const ranking = await answers.leaks(called.reading);
    await exported(called, 'leaks');
    sendFile(called.reply, 'leaks', 'csv', leaksTable(ranking));
  });
  screenCall(server, parts, calls.models, ({ reading }) => answers.models(reading));
  screenCall(server, parts, calls.modelsTable, async (called) => {
    const benchmark = await answers.models(called.reading);
    await exported(called, 'models');
    sendFile(called.reply, 'models', 'csv', modelsTable(benchmark));
  });
}
