import { makeAutoObservable } from 'mobx';
import { type LoginOutcome, type QueryState, type SessionStore, StationQuery } from '../../stores/index.ts';

type Refusal = Exclude<LoginOutcome, 'opened'>;
export type LoginNotice = Refusal | 'ended';

/** The login dialog: one password, and how the last try went. */
export class LoginVm {
  password = '';
  private readonly query = new StationQuery<{ readonly outcome: 'succeeded' | Refusal }>();
  private readonly session: SessionStore;

  constructor(session: SessionStore) {
    this.session = session;
    makeAutoObservable<this, 'session' | 'query'>(this, { session: false, query: false }, { autoBind: true });
  }

  /** Of the last try. */
  get state(): QueryState {
    return this.query.state;
  }

  /** What the dialog has to say; undefined for nothing. */
  get notice(): LoginNotice | undefined {
    const { state, failure } = this.query;
    if (state === 'asking') return undefined;
    return failure?.outcome ?? (this.session.ending === 'byStation' ? 'ended' : undefined);
  }

  enter(password: string): void {
    this.password = password;
  }

  /** Tries the password and clears it; true when a session was opened. */
  async submit(): Promise<boolean> {
    const { password } = this;
    if (this.query.isUnderWay || password === '') return false;
    this.password = '';
    const result = await this.query.ask(async () => {
      const outcome = await this.session.login(password);
      return { outcome: outcome === 'opened' ? 'succeeded' : outcome };
    });
    return result?.outcome === 'succeeded';
  }
}
