import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ScreenParts } from './screenCalls.ts';

const media = { csv: 'text/csv; charset=utf-8', ics: 'text/calendar; charset=utf-8' } as const;

/** Answers a call with a file of a name. */
export type FileSender = (
  called: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  name: string,
  kind: keyof typeof media,
  text: string,
) => Promise<undefined>;

/** Makes what sends files: each is an export, which is written down. */
export const fileSender =
  ({ note }: Pick<ScreenParts, 'note'>): FileSender =>
  async ({ request, reply }, name, kind, text) => {
    await note(request, { act: 'export', fields: [name] });
    void reply
      .type(media[kind])
      .header('content-disposition', `attachment; filename="${name}.${kind}"`)
      .header('cache-control', 'no-store')
      .send(text);
    return undefined;
  };
