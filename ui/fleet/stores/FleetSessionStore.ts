import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type MemberRole, meetsFleetNeed } from '../../../core/fleet/index.ts';
import type { BegunAt, CallResult, FleetLoginAnswer, FleetSession, FleetSessionApi, FleetSetUp } from '../../../core/ports/index.ts';

export type FleetLoginOutcome = FleetLoginAnswer['outcome'];

/** `unknown` until the server has said whether there is a session; `unreachable` when it could not be asked. */
export type FleetSessionState = 'unknown' | 'unreachable' | 'open' | 'none';

/** Who is logged in at the fleet. */
export class FleetSessionStore {
  state: FleetSessionState = 'unknown';
  session: FleetSession | undefined;
  /** The server has ended a session that was open here. */
  hasExpired = false;
  private readonly api: FleetSessionApi;

  constructor(api: FleetSessionApi) {
    this.api = api;
    makeAutoObservable<this, 'api'>(this, { api: false, session: observableRef }, { autoBind: true });
  }

  /** Whether somebody may make calls that need a role in some organisation. */
  may(role: MemberRole): boolean {
    const { session } = this;
    return session !== undefined && meetsFleetNeed({ isRoot: this.isRoot, memberships: session.memberships }, role);
  }

  get isRoot(): boolean {
    return this.session?.role === 'root';
  }

  /** Asks whether a session is open, which only the server knows. */
  async load(): Promise<void> {
    const answer = await this.api.session();
    runInAction(() => {
      if (answer.outcome === 'succeeded') this.open(answer.value);
      else this.state = answer.outcome === 'unauthorized' ? 'none' : 'unreachable';
    });
  }

  login(email: string, password: string): Promise<FleetLoginOutcome> {
    return this.opened(this.api.login(email, password));
  }

  setUp(setUp: FleetSetUp): Promise<FleetLoginOutcome> {
    return this.opened(this.api.setUp(setUp));
  }

  /** Name of the organisation whose issuer an e-mail address logs in by. */
  loginWay(email: string): Promise<CallResult<{ readonly organisation: string | undefined }>> {
    return this.api.loginWay(email);
  }

  /** Where a log-in by that issuer goes on; the page `to` follows it. */
  beginLogin(email: string, to: string): Promise<CallResult<BegunAt>> {
    return this.api.beginLogin(email, to);
  }

  async logout(): Promise<void> {
    this.forget();
    await this.api.logout();
  }

  /** A call was refused for want of a session. */
  endByServer(): void {
    if (this.state !== 'open') return;
    this.forget();
    this.hasExpired = true;
  }

  private async opened(answering: Promise<FleetLoginAnswer>): Promise<FleetLoginOutcome> {
    const answer = await answering;
    if (answer.outcome === 'opened') runInAction(() => this.open(answer.session));
    return answer.outcome;
  }

  private open(session: FleetSession): void {
    this.session = session;
    this.state = 'open';
    this.hasExpired = false;
  }

  private forget(): void {
    this.session = undefined;
    this.state = 'none';
  }
}
