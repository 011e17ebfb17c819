import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { encodeDamagedFile } from '../../adapters/contract/index.ts';
import { dayOfInputFileName } from '../../core/inputFile/index.ts';
import type { CardDownload } from '../../core/ports/index.ts';
import type { PlantDay } from '../../core/time/index.ts';
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

type InputCard = Pick<RouteParts['card'], 'inputFiles'>;

const inputFileOf = async ({ inputFiles }: InputCard, day: PlantDay) => {
  const found = (await inputFiles.list()).find((file) => file.day === day);
  return found && inputFiles.download(found.path);
};

/** The files of analog inputs with their sizes. */
async function listedInputs({ inputFiles }: InputCard) {
  const files = await inputFiles.list();
  const sizes = await Promise.all(files.map(async ({ day }) => (await inputFiles.identity(day))?.sizeBytes));
  return files.flatMap(({ name }, i) => (sizes[i] === undefined ? [] : [{ file: name, size: sizes[i] }]));
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
      const inputs = await listedInputs(card);
      return { GLW: [...GLW], Comp: [...Comp], ...(inputs.length > 0 && { inputs }), ...(damaged.length > 0 && { damaged }) };
    },
    archiveFile: async ({ params, reply }) => {
      const day = dayOfInputFileName(params['*']);
      return sendFile(await (day === undefined ? card.archives.download(params['*']) : inputFileOf(card, day)), reply);
    },
  };
}
