import type { SessionApi, LoginAnswer } from '../../core/ports/index.ts';
import { defaultSettings } from '../../core/settings/index.ts';
import { decodeSettings, paths, recordOr } from '../contract/index.ts';
import { isDone, jsonRecord } from './answerReaders.ts';
import type { Answered, Unanswered } from './exchange.ts';
import type { StationLink } from './stationLink.ts';

const refusals: Readonly<Record<number, Exclude<LoginAnswer['outcome'], 'opened'>>> = { 401: 'wrongPassword', 429: 'tooMany' };

const opened = jsonRecord({ token: 'text' }, (wire): LoginAnswer => {
  const answer = recordOr(wire);
  return {
    outcome: 'opened',
    open: {
      token: String(answer['token']),
      session: { isAuthorized: true, canWrite: answer['canWrite'] === true, demoOnly: answer['demoOnly'] === true },
      isLevelReported: typeof answer['canWrite'] === 'boolean',
    },
    settings: decodeSettings(answer['settings'], defaultSettings),
  };
});

function loginAnswer(answer: Answered | Unanswered): LoginAnswer {
  if ('outcome' in answer) return { outcome: 'failed' };
  if (!isDone(answer)) return { outcome: refusals[answer.status] ?? 'failed' };
  return opened(answer) ?? { outcome: 'failed' };
}

/** Logs in and out over HTTP. */
export function httpSessionApi(link: StationLink): SessionApi {
  return {
    async login(password) {
      const answer = await link.exchange({ method: 'POST', path: paths.login, body: { password } });
      const login = loginAnswer(answer);
      if (login.outcome === 'failed') link.log.warn('login failed', 'outcome' in answer ? answer.cause : answer.status);
      return login;
    },
    async logout(token) {
      const answer = await link.exchange({ method: 'POST', path: paths.logout, token });
      if ('outcome' in answer) link.log.warn('logout failed', answer.cause);
    },
  };
}
