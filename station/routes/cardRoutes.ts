import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { encodeDamagedFile } from '../../adapters/contract/index.ts';
import type { CardDownload } from '../../core/ports/index.ts';
import { CallRefused } from '../../server/http/CallRefused.ts';
import { packedBody } from '../../server/http/packedBody.ts';
import type { Handlers } from '../../server/http/serveCalls.ts';
import type { RouteParts } from './RouteParts.ts';

type CardCall = 'backlog' | 'availableDays' | 'dayFileList' | 'dayFile' | 'archiveList' | 'archiveFile';

const streamOf = (chunks: CardDownload['chunks']) => (chunks instanceof Readable ? chunks : Readable.from(chunks, { objectMode: false }));

async function sendFile(file: CardDownload | undefined, reply: FastifyReply): Promise<FastifyReply> {
  if (file === undefined) throw new CallRefused(404, 'There is no such file.');
  const { encoding, stream } = packedBody(streamOf(file.chunks), reply.request.headers['accept-encoding']);
  void reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .header('cache-control', 'no-store')
    .header('vary', 'accept-encoding');
  if (encoding === undefined) return reply.header('content-length', file.sizeBytes).send(stream);
  return reply.header('content-encoding', encoding).send(stream);
}

/** Files on the card. */
export function cardRoutes({ backlog, card, figures }: RouteParts): Pick<Handlers, CardCall> {
  return {
    backlog: async ({ params, request, reply }) => {
      const body = await backlog.day(params.day);
      if (body === undefined) throw new CallRefused(404, 'The backlog holds today and the 7 days before, by UTC day.');
      void reply.type('application/x-ndjson; charset=utf-8').header('cache-control', 'no-store');
      const takesGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
      if (body.gzip === undefined || !takesGzip) return reply.send(body.text());
      return reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding').send(body.gzip);
    },
    availableDays: async () => (await card.dayFiles.list()).map(({ day }) => day),
    dayFileList: async () => (await card.dayFiles.list()).map(({ name, path }) => ({ name, path })),
    dayFile: async ({ params, reply }) => sendFile(await card.dayFiles.download(params['*']), reply),
    archiveList: async () => {
      const { GLW, Comp } = await card.archives.list();
      const damaged = (await figures.damaged()).map(encodeDamagedFile);
      return { GLW: [...GLW], Comp: [...Comp], ...(damaged.length > 0 && { damaged }) };
    },
    archiveFile: async ({ params, reply }) => sendFile(await card.archives.download(params['*']), reply),
  };
}
