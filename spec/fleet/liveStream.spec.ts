import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { liveStream } from '../../fleet/routes/liveStream.ts';

describe('the stream of changes', () => {
  const server = Fastify();
  let url = '';
  let organisations: readonly string[] | undefined = ['acme', 'other'];
  const listening: (readonly string[])[] = [];

  beforeAll(async () => {
    server.get('/live', (request, reply) => {
      liveStream(request, reply, {
        live: {
          listen(of) {
            listening.push(of);
            return () => listening.splice(listening.indexOf(of), 1);
          },
          close: () => undefined,
        },
        organisations: organisations ?? [],
        organisationsNow: () => Promise.resolve(organisations),
        everyMs: 5,
      });
    });
    url = await server.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.close());

  it.each([
    ['of whoever is removed from one of its organisations ends, so that the page asks again', ['other'], ''],
    ['of whoever is invited to another one ends too', ['acme', 'other', 'third'], ''],
    ['of a session that is over says so', undefined, 'event: ended\ndata: {}\n\n'],
  ])('[FLEET-5] %s', async (_what, then, last) => {
    organisations = ['acme', 'other'];
    const answer = await fetch(`${url}/live`);
    expect(listening).toEqual([['acme', 'other']]);
    organisations = ['other', 'acme'];
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader.read()).value).toMatch(/^(: \n\n)+$/);
    organisations = then;
    let text = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value;
    expect(text.replaceAll(': \n\n', '')).toBe(last);
    while (listening.length > 0) await new Promise(setImmediate);
  });
});
