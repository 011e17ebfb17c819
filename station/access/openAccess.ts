import type { Logger } from 'pino';
import type { AuditRepository, Clock, PasswordRepository, SessionRepository, NamedTokenRepository } from '../../core/ports/index.ts';
import { msPerSecond } from '../../core/time/index.ts';
import { fairQueue } from '../../server/access/fairQueue.ts';
import { loginGate } from '../../server/access/loginGate.ts';
import { loginRules } from '../../server/access/loginRules.ts';
import { type ChangePassword, passwordChanger } from './passwordChanger.ts';
import { type Sessions, stationSessions } from '../../server/access/sessions.ts';
import { type Audit, stationAudit } from './stationAudit.ts';
import { type LogIn, stationLogin } from './stationLogin.ts';
import { openNamedTokens, type NamedTokens } from './namedTokens.ts';

export interface AccessParts {
  readonly passwords: PasswordRepository;
  readonly sessions: SessionRepository;
  readonly audit: AuditRepository;
  readonly wallLinks: NamedTokenRepository;
  readonly programTokens: NamedTokenRepository;
  /** The station's own clock, not a plant's faster one. */
  readonly clock: Clock;
  /** Never jumps; the time since the process began where it is left out. */
  readonly steady?: Clock;
  readonly log: Logger;
}

/** Everything that decides who gets in. */
export interface StationAccess {
  readonly sessions: Sessions;
  readonly audit: Audit;
  readonly logIn: LogIn;
  readonly changePassword: ChangePassword;
  readonly wallLinks: NamedTokens;
  readonly programTokens: NamedTokens;
  /** Writes what is not yet written; before the store is closed. */
  close(): void;
}

const sweepEveryMs = 5 * msPerSecond;
/** So many entries of the audit log say which addresses are known. */
const earlierLogins = 20_000;
const sinceStart: Clock = { nowMs: () => performance.now() };

/** Opens the access to a station, which looks after its sessions by itself until it is closed. */
export function openAccess({ passwords, clock, steady = sinceStart, log, ...repositories }: AccessParts): StationAccess {
  const panels = openNamedTokens(repositories.wallLinks, stationSessions(repositories.sessions, clock, steady), clock);
  const programs = openNamedTokens(repositories.programTokens, panels.sessions, clock);
  const { sessions } = programs;
  const audit = stationAudit(repositories.audit, clock, log);
  const queue = fairQueue(loginRules.waiting);
  const earlier = repositories.audit.newest(earlierLogins).filter(({ what }) => what === 'login');
  const gate = loginGate({ steady, queue, earlier });
  const sweeping = setInterval(() => {
    sessions.sweep();
    audit.flush();
  }, sweepEveryMs).unref();
  return {
    sessions,
    audit,
    logIn: stationLogin({ passwords, sessions, gate, audit }),
    wallLinks: panels.tokens,
    programTokens: programs.tokens,
    changePassword: passwordChanger({ passwords, sessions, audit, queue }),
    close() {
      clearInterval(sweeping);
      sessions.close();
      audit.flush();
    },
  };
}
