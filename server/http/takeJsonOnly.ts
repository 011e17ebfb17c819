import type { WebServer } from './zodTypes.ts';

/** Bodies are JSON; an empty one is no body, whatever its type says. */
export function takeJsonOnly(server: WebServer): void {
  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, String(body), done);
  });
}
