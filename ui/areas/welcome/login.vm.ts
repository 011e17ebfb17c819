import { makeAutoObservable, runInAction } from 'mobx';
import type { LoginOutcome, SessionStore } from '../../stores/index.ts';

export type LoginNotice = Exclude<LoginOutcome, 'opened'> | 'ended';

/** The login dialog: one password, and how the last try went. */
export class LoginVm {
  password = '';
  pending = false;
  private refusal: Exclude<LoginOutcome, 'opened'> | undefined;
  private readonly session: SessionStore;

  constructor(session: SessionStore) {
    this.session = session;
    makeAutoObservable<this, 'session'>(this, { session: false }, { autoBind: true });
  }

  /** What the dialog has to say; undefined for nothing. */
  get notice(): LoginNotice | undefined {
    if (this.pending) return undefined;
    return this.refusal ?? (this.session.ending === 'byStation' ? 'ended' : undefined);
  }

  enter(password: string): void {
    this.password = password;
  }

  /** Tries the password and clears it; true when a session was opened. */
  async submit(): Promise<boolean> {
    const { password } = this;
    if (this.pending || password === '') return false;
    this.password = '';
    this.refusal = undefined;
    this.pending = true;
    let outcome: LoginOutcome = 'failed';
    try {
      outcome = await this.session.login(password);
    } finally {
      runInAction(() => {
        this.pending = false;
        this.refusal = outcome === 'opened' ? undefined : outcome;
      });
    }
    return outcome === 'opened';
  }
}
