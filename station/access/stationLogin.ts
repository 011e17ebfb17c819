import type { Level } from '../../core/access/index.ts';
import type { PasswordRepository } from '../../core/ports/index.ts';
import { levelOf } from '../../server/access/levelOf.ts';
import type { LoginGate } from '../../server/access/loginGate.ts';
import type { Sessions } from '../../server/access/sessions.ts';
import type { Audit } from './stationAudit.ts';

/** What became of a login. */
export type LoginOutcome =
  | { readonly outcome: 'opened'; readonly level: Level; readonly token: string }
  | { readonly outcome: 'wrong' }
  | { readonly outcome: 'tooMany'; readonly retryAfterS: number };

/** Opens a session for a password that somebody at an address has. */
export type LogIn = (password: string, address: string | undefined) => Promise<LoginOutcome>;

export interface LoginParts {
  readonly passwords: PasswordRepository;
  readonly sessions: Sessions;
  readonly gate: LoginGate;
  readonly audit: Audit;
}

/** Logs in through the gate, and notes it. */
export function stationLogin({ passwords, sessions, gate, audit }: LoginParts): LogIn {
  return async (password, address) => {
    const answer = await gate.attempt(address, () => levelOf(password, passwords));
    switch (answer.outcome) {
      case 'right':
        audit.note({ what: 'login', level: answer.level, address });
        return { outcome: 'opened', level: answer.level, token: sessions.open(answer.level) };
      case 'wrong':
        audit.note({ what: 'loginRefused', address });
        if (answer.waitS > 0) audit.note({ what: 'loginBlocked', address, details: { waitS: answer.waitS } });
        return { outcome: 'wrong' };
      case 'tooMany':
        return answer;
    }
  };
}
