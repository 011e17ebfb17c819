import type { Gatekeeper, LoginAnswer, Log } from '../../core/ports/index.ts';
import { defaultSettings } from '../../core/settings/index.ts';
import { decodeSettings, paths, recordOr, textOr } from '../contract/index.ts';
import { jsonCall, postJson, withToken } from './httpCall.ts';

const refusals: Readonly<Record<number, Exclude<LoginAnswer['outcome'], 'opened'>>> = { 401: 'wrongPassword', 429: 'tooMany' };

function loginAnswer(status: number, body: unknown): LoginAnswer {
  const answer = recordOr(body);
  const token = textOr(answer['token']);
  if (status !== 200 || token === undefined) return { outcome: refusals[status] ?? 'failed' };
  return {
    outcome: 'opened',
    open: { token, session: { isAuthorized: true, canWrite: answer['canWrite'] === true, demoOnly: answer['demoOnly'] === true } },
    settings: decodeSettings(answer['settings'], defaultSettings),
  };
}

/** Logs in and out over HTTP; `origin` is empty for the dashboard's own. */
export function httpGatekeeper(log: Log, origin = ''): Gatekeeper {
  return {
    async login(password) {
      try {
        const { status, body } = await jsonCall(origin + paths.login, postJson({ password }));
        return loginAnswer(status, body);
      } catch (cause) {
        log.warn('login failed', cause);
        return { outcome: 'failed' };
      }
    },
    async logout(token) {
      try {
        await fetch(origin + paths.logout, { method: 'POST', headers: withToken(token) });
      } catch (cause) {
        log.warn('logout failed', cause);
      }
    },
  };
}
