import type { FastifyReply } from 'fastify';
import { encodeAnnex, insightRangeOf } from '../../adapters/contract/index.ts';
import { annexName } from '../../core/annex/index.ts';
import type { MessageLanguage } from '../../core/settings/index.ts';
import type { TimeRange } from '../../core/time/index.ts';
import { CallRefused } from '../../server/http/CallRefused.ts';
import type { Handlers } from '../../server/http/serveCalls.ts';
import type { AnnexFormat, NoAnnex } from '../annex/stationAnnex.ts';
import type { RouteParts } from './RouteParts.ts';

const refusals: Readonly<Record<NoAnnex, readonly [status: number, text: string]>> = {
  noData: [404, 'Nothing is recorded of these days.'],
  notYet: [503, 'These days are being evaluated; ask again in a minute.'],
};
const media: Readonly<Record<AnnexFormat, string>> = { pdf: 'application/pdf', zip: 'application/zip' };

/** The data for an assessment of the compressed-air system. */
export function annexRoutes({ annex, settings }: RouteParts): Pick<Handlers, 'annex' | 'annexPaper' | 'annexFolder'> {
  const send = async (format: AnnexFormat, range: TimeRange, language: MessageLanguage, reply: FastifyReply, signal: AbortSignal) => {
    const file = await annex.file(format, range, language, signal);
    if (typeof file === 'string') throw new CallRefused(...refusals[file]);
    const name = `${annexName({ range, zone: settings.all().time.zone }, language)}.${format}`;
    return reply
      .type(media[format])
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store')
      .send(Buffer.from(file));
  };
  return {
    annex: async ({ query, signal }) => encodeAnnex(await annex.read(insightRangeOf(query), signal)),
    annexPaper: async ({ query, params, reply, signal }) => send('pdf', insightRangeOf(query), params.language, reply, signal),
    annexFolder: async ({ query, params, reply, signal }) => send('zip', insightRangeOf(query), params.language, reply, signal),
  };
}
