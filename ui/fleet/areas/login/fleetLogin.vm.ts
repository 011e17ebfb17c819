import { makeAutoObservable } from 'mobx';
import { domainOf, type LoginRefusal, shortestFleetPassword } from '../../../../core/fleet/index.ts';
import { type QueryState, StationQuery } from '../../../stores/StationQuery.ts';
import type { FleetLoginOutcome, FleetSessionStore } from '../../stores/FleetSessionStore.ts';

type Refusal = Exclude<FleetLoginOutcome, 'opened'>;
export type FleetLoginNotice = Refusal | LoginRefusal | 'expired' | 'shortPassword';

/** How an e-mail address logs in; `unknown` until the server was asked. */
export type LoginWay = 'unknown' | 'password' | { readonly organisation: string };

export interface FleetLoginParts {
  readonly session: FleetSessionStore;
  /** Of the link of an invitation; undefined for a login. */
  readonly token?: string;
  /** Why an issuer's login, which led here, opened no session. */
  readonly refusal?: LoginRefusal | undefined;
  /** The page that follows a login by an issuer. */
  readonly to?: string;
  /** Goes to another site. */
  readonly leaveFor?: (url: string) => void;
}

type Step = { readonly outcome: 'succeeded' } | { readonly outcome: Exclude<FleetLoginNotice, 'expired' | 'shortPassword'> };
const done = { outcome: 'succeeded' } as const;

/** What somebody types to open a session, or to set up an account by a link, and how the last try went. */
export class FleetLoginVm {
  email = '';
  name = '';
  password = '';
  way: LoginWay;
  private isTooShort = false;
  private refusal: LoginRefusal | undefined;
  private readonly query = new StationQuery<Step>();
  private readonly parts: FleetLoginParts;

  constructor(parts: FleetLoginParts) {
    this.parts = parts;
    this.way = parts.token === undefined ? 'unknown' : 'password';
    this.refusal = parts.refusal;
    makeAutoObservable<this, 'query' | 'parts'>(this, { query: false, parts: false }, { autoBind: true });
  }

  get state(): QueryState {
    return this.query.state;
  }

  /** Undefined for nothing to say. */
  get notice(): FleetLoginNotice | undefined {
    if (this.state === 'asking') return undefined;
    if (this.isTooShort) return 'shortPassword';
    const { session, token } = this.parts;
    return this.query.failure?.outcome ?? this.refusal ?? (token === undefined && session.hasExpired ? 'expired' : undefined);
  }

  enter(change: Partial<Pick<FleetLoginVm, 'email' | 'name' | 'password'>>): void {
    const isElsewhere = change.email !== undefined && domainOf(change.email) !== domainOf(this.email);
    if (isElsewhere && this.parts.token === undefined) this.way = 'unknown';
    Object.assign(this, change);
    this.isTooShort = false;
  }

  /** Also where an issuer could vouch. */
  usePassword(): void {
    this.way = 'password';
    this.query.forget();
  }

  /** Goes on with what is typed: asks for the way, goes to the issuer, or shows the password, which is cleared when it is refused. Whether a session was opened. */
  async submit(): Promise<boolean> {
    if (this.query.isUnderWay) return false;
    this.refusal = undefined;
    if (this.way === 'unknown') await this.query.ask(() => this.findWay());
    else if (this.way === 'password') return this.open();
    else await this.query.ask(() => this.begin());
    return false;
  }

  private async open(): Promise<boolean> {
    const { email, name, password } = this;
    const { session, token } = this.parts;
    this.isTooShort = token !== undefined && [...password].length < shortestFleetPassword;
    if (this.isTooShort) return false;
    this.password = '';
    const result = await this.query.ask(async () => {
      const outcome = await (token === undefined
        ? session.login(email.trim(), password)
        : session.setUp({ token, name: name.trim(), password, ...(email.trim() !== '' && { email: email.trim() }) }));
      return outcome === 'opened' ? done : { outcome };
    });
    return result?.outcome === 'succeeded';
  }

  private async findWay(): Promise<Step> {
    const answer = await this.parts.session.loginWay(this.email.trim());
    if (answer.outcome !== 'succeeded') return { outcome: answer.outcome === 'unreachable' ? 'unreachable' : 'failed' };
    const { organisation } = answer.value;
    this.take(organisation === undefined ? 'password' : { organisation });
    return done;
  }

  private take(way: LoginWay): void {
    this.way = way;
  }

  private async begin(): Promise<Step> {
    const { session, to = '/', leaveFor } = this.parts;
    const answer = await session.beginLogin(this.email.trim(), to);
    if (answer.outcome !== 'succeeded') return { outcome: answer.outcome === 'unreachable' ? 'unreachable' : 'failed' };
    const { url, refusal } = answer.value;
    if (url === undefined) return { outcome: refusal ?? 'failed' };
    leaveFor?.(url);
    return done;
  }
}
