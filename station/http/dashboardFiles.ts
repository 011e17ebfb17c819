import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { errorBody } from './errorReplies.ts';
import type { WebServer } from './zodTypes.ts';

const notBuilt = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Pressluft</title>
<p>The dashboard is not built. Run <code>npm run build</code> and reload this page.</p></html>
`;
/** Names of these files hold a hash of their content. */
const hashedFiles = /[\\/]assets[\\/]/;
const aYear = 'public, max-age=31536000, immutable';

const wantsPage = ({ method, url, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/assets/') && (url === '/' || headers.accept?.includes('text/html') === true);

/** Serves the built dashboard; an address that only the dashboard knows gets its page. */
export async function dashboardFiles(server: WebServer, folder: string): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'));
  if (isBuilt) {
    await server.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      setHeaders: (reply, path) => void reply.header('cache-control', hashedFiles.test(path) ? aYear : 'no-cache'),
    });
  }
  server.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    if (!wantsPage(request)) return reply.code(404).send(errorBody(404));
    if (!isBuilt) return reply.code(503).type('text/html; charset=utf-8').send(notBuilt);
    return reply.sendFile('index.html');
  });
}
