import type { FastifyReply } from 'fastify';
import { encodeReportList } from '../../adapters/contract/index.ts';
import { monthReportName } from '../../i18n/index.ts';
import { CallRefused } from '../../server/http/CallRefused.ts';
import type { Handlers } from '../../server/http/serveCalls.ts';
import type { NoMonthReport } from '../monthReports/makeMonthReport.ts';
import type { RouteParts } from './RouteParts.ts';

const refusals: Readonly<Record<NoMonthReport, readonly [status: number, text: string]>> = {
  noData: [404, 'Nothing is recorded of this month.'],
  notOver: [404, 'This month is not over yet.'],
  notYet: [503, 'The days of this month are being evaluated; ask again in a minute.'],
};

/** The reports of months. */
export function monthReportRoutes({ reports }: RouteParts): Pick<Handlers, 'monthReports' | 'monthReport'> {
  return {
    monthReports: async () => encodeReportList({ months: await reports.months(), kept: reports.kept() }),
    async monthReport({ params: { month, language }, reply, signal }): Promise<FastifyReply> {
      const pdf = await reports.pdf(month, language, signal);
      if (typeof pdf === 'string') throw new CallRefused(...refusals[pdf]);
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${monthReportName(month, language)}"`)
        .header('cache-control', 'no-store')
        .send(Buffer.from(pdf));
    },
  };
}
