import { encodeSettings, loginRequest, loginResponse, paths } from '../../adapters/contract/index.ts';
import { sessionOf } from '../../core/access/index.ts';
import { openSettings } from '../../core/settings/index.ts';
import { levelOf } from '../access/levelOf.ts';
import { CallRefused } from '../http/CallRefused.ts';
import type { WebServer } from '../http/zodTypes.ts';
import type { RouteParts } from './RouteParts.ts';

const schema = { body: loginRequest, response: { 200: loginResponse } };
const rateLimit = { max: 60, timeWindow: '1 minute' };

export function loginRoute(server: WebServer, { passwords, sessions, settings }: RouteParts): void {
  server.post(paths.login, { schema, config: { rateLimit } }, async ({ body }) => {
    const level = await levelOf(body.password, passwords);
    if (level === undefined) throw new CallRefused(401, 'The password is wrong.');
    const { canWrite, demoOnly } = sessionOf(level);
    return { token: sessions.open(level), canWrite, demoOnly, settings: encodeSettings(openSettings(settings.all())) };
  });
}
