import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { packageFonts } from '../../../adapters/pageFonts/index.ts';
import { lazyPdfWriter } from '../../../adapters/print/index.ts';
import { pagePdf } from '../../../adapters/print/pagePdf.ts';
import type { ChartPage } from '../../../core/report/index.ts';
import { png } from './pngs.ts';

const rect = { xMm: 10, yMm: 20, widthMm: 100, heightMm: 50 };
const page: ChartPage = { size: { widthMm: 297, heightMm: 210 }, inner: rect, area: rect, picture: rect, rules: [], texts: [] };
const facts = { title: 'Verlauf', language: 'de', creator: 'Pressluft 0.1.0', atMs: Date.UTC(2026, 10, 21) };
const picture = png(40, 20, 255).file;

describe('the writer of PDF files whose fonts are fetched', () => {
  let server: Server;
  let origin: string;
  const asked: string[] = [];
  beforeAll(async () => {
    const fonts = await packageFonts();
    server = createServer(({ url }, answer) => {
      asked.push(url!);
      const font = url === '/text' ? fonts.text : url === '/strong' ? fonts.strong : undefined;
      if (font === undefined) answer.writeHead(404).end('no such font');
      else answer.end(font);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await once(server.close(), 'close');
  });

  it('fetches them when a page is written, not before, and writes what it would with fonts at hand', async () => {
    const writer = lazyPdfWriter({ text: `${origin}/text`, strong: `${origin}/strong` });
    expect(asked).toEqual([]);
    const written = await writer.write(page, picture, facts);
    expect(asked.toSorted()).toEqual(['/strong', '/text']);
    expect(Buffer.from(written).equals(pagePdf(page, picture, await packageFonts(), facts))).toBe(true);
  });

  it.each(['text', 'strong'])('writes nothing without the %s font, and says where it was looked for', async (missing) => {
    const addresses = { text: `${origin}/text`, strong: `${origin}/strong`, [missing]: `${origin}/gone` };
    await expect(lazyPdfWriter(addresses).write(page, picture, facts)).rejects.toThrow(
      `the font at ${origin}/gone could not be fetched: status 404`,
    );
  });
});
