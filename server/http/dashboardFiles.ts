import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { type AnswerTo, contentPolicy, policyHeader } from './answerHeaders.ts';
import { errorBody } from './errorReplies.ts';
import type { WebServer } from './zodTypes.ts';

const notBuilt = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Pressluft</title>
<p>The dashboard is not built. Run <code>npm run build</code> and start the station again.</p></html>
`;
const pageFile = 'index.html';
/** The page of a fleet is built into the folder of a station's, which does not serve it. */
const innerPage = 'fleet/**';
/** What ui/index.html has in the place of the nonce. */
const noncePlace = 'nonce-of-this-answer';
const nonceBytes = 16;
/** Names of these files hold a hash of their content. */
const hashedFiles = /[\\/]assets[\\/]/;
const aYear = 'public, max-age=31536000, immutable';

const wantsPage = ({ method, url, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/assets/') && (url === '/' || headers.accept?.includes('text/html') === true);

function pageOf(folder: string): string | undefined {
  const file = join(folder, pageFile);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * Serves the built dashboard: the files that are there when the station starts, each under its own address and nothing else.
 * An address that only the dashboard knows gets its page, with a nonce of its own; it may show pictures of these origins.
 */
export async function dashboardFiles(
  server: WebServer,
  folder: string,
  answerTo: (request: IncomingMessage) => AnswerTo,
  imageOrigins: () => Promise<readonly string[]> = () => Promise.resolve([]),
): Promise<void> {
  const page = pageOf(folder);
  if (page !== undefined) {
    await server.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      globIgnore: [pageFile, innerPage, '**/*.{br,gz}'],
      preCompressed: true,
      cacheControl: false,
      decorateReply: false,
      setHeaders: (reply, path) => void reply.header('cache-control', hashedFiles.test(path) ? aYear : 'no-cache'),
    });
  }
  server.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    if (!wantsPage(request)) return reply.code(404).send(errorBody(404));
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    if (page === undefined) return reply.code(503).send(notBuilt);
    const nonce = randomBytes(nonceBytes).toString('base64');
    return reply
      .code(200)
      .header(policyHeader, contentPolicy({ ...answerTo(request.raw), nonce, imageOrigins: await imageOrigins() }))
      .send(page.replaceAll(noncePlace, nonce));
  });
}
