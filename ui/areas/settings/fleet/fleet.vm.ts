import { makeAutoObservable } from 'mobx';
import type { CallResult, FleetApi, FleetJoin, FleetReport, OrderResult } from '../../../../core/ports/index.ts';
import { type SessionStore, StationQuery } from '../../../stores/index.ts';
import { FollowedReport } from '../outlet/FollowedReport.ts';

export interface FleetVmParts {
  readonly api: FleetApi;
  readonly session: SessionStore;
}

/** How the station and its fleet are, as long as the page is open; joining it, and leaving it. */
export class FleetVm {
  code = '';
  /** A person has yet to confirm. */
  isLeaving = false;
  private readonly followed: FollowedReport<FleetReport>;
  private readonly joining = new StationQuery<CallResult<FleetJoin>>();
  private readonly order = new StationQuery<OrderResult>();
  private readonly parts: FleetVmParts;

  constructor(parts: FleetVmParts) {
    this.parts = parts;
    this.followed = new FollowedReport((token, waiting) => parts.api.report(token, waiting), parts.session);
    makeAutoObservable<this, 'followed' | 'joining' | 'order' | 'parts'>(
      this,
      { followed: false, joining: false, order: false, parts: false },
      { autoBind: true },
    );
  }

  /** Undefined before the first answer. */
  get report(): FleetReport | undefined {
    return this.followed.value;
  }

  get hasFailed(): boolean {
    return this.followed.hasFailed;
  }

  get isJoining(): boolean {
    return this.joining.isUnderWay;
  }

  /** What became of the last try; undefined while one is on its way. */
  get result(): CallResult<FleetJoin> | undefined {
    return this.joining.result;
  }

  get hasLeavingFailed(): boolean {
    return this.order.failure !== undefined;
  }

  get canJoin(): boolean {
    return this.code.trim() !== '' && !this.isJoining && this.report !== undefined && this.report.state !== 'off';
  }

  get canLeave(): boolean {
    return this.report?.station !== undefined;
  }

  setCode(code: string): void {
    this.code = code;
  }

  askToLeave(isLeaving: boolean): void {
    this.isLeaving = isLeaving;
  }

  async read(): Promise<void> {
    await this.followed.read();
  }

  async join(): Promise<void> {
    if (!this.canJoin) return;
    const { api, session } = this.parts;
    const joined = await this.joining.ask(() => api.join(this.code.trim(), session.token));
    if (joined?.outcome === 'succeeded' && joined.value.hasJoined) this.setCode('');
    await this.read();
  }

  async leave(): Promise<void> {
    this.isLeaving = false;
    const { api, session } = this.parts;
    await this.order.ask(() => api.leave(session.token));
    await this.read();
  }

  /** Reads again and again until the returned function is called. */
  follow(): () => void {
    return this.followed.follow();
  }
}
