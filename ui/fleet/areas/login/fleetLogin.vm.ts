import { makeAutoObservable } from 'mobx';
import { shortestFleetPassword } from '../../../../core/fleet/index.ts';
import { type QueryState, StationQuery } from '../../../stores/StationQuery.ts';
import type { FleetLoginOutcome, FleetSessionStore } from '../../stores/FleetSessionStore.ts';

type Refusal = Exclude<FleetLoginOutcome, 'opened'>;
export type FleetLoginNotice = Refusal | 'expired' | 'shortPassword';

/** What somebody types to open a session, or to set up an account by a link, and how the last try went. */
export class FleetLoginVm {
  email = '';
  name = '';
  password = '';
  private isTooShort = false;
  private readonly query = new StationQuery<{ readonly outcome: 'succeeded' | Refusal }>();
  private readonly session: FleetSessionStore;
  /** Of the link; undefined for a login. */
  private readonly token: string | undefined;

  constructor(session: FleetSessionStore, token?: string) {
    this.session = session;
    this.token = token;
    makeAutoObservable<this, 'session' | 'query' | 'token'>(this, { session: false, query: false, token: false }, { autoBind: true });
  }

  get state(): QueryState {
    return this.query.state;
  }

  /** Undefined for nothing to say. */
  get notice(): FleetLoginNotice | undefined {
    if (this.state === 'asking') return undefined;
    if (this.isTooShort) return 'shortPassword';
    return this.query.failure?.outcome ?? (this.token === undefined && this.session.hasExpired ? 'expired' : undefined);
  }

  enter(change: Partial<Pick<FleetLoginVm, 'email' | 'name' | 'password'>>): void {
    Object.assign(this, change);
    this.isTooShort = false;
  }

  /** Whether a session was opened. A password that was refused is cleared. */
  async submit(): Promise<boolean> {
    const { token, email, name, password } = this;
    if (this.query.isUnderWay) return false;
    this.isTooShort = token !== undefined && [...password].length < shortestFleetPassword;
    if (this.isTooShort) return false;
    this.password = '';
    const result = await this.query.ask(async () => {
      const outcome = await (token === undefined
        ? this.session.login(email.trim(), password)
        : this.session.setUp({ token, name: name.trim(), password, ...(email.trim() !== '' && { email: email.trim() }) }));
      return { outcome: outcome === 'opened' ? 'succeeded' : outcome };
    });
    return result?.outcome === 'succeeded';
  }
}
