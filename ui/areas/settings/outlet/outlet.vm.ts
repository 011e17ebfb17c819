import { makeAutoObservable } from 'mobx';
import type { CallResult, SessionToken, Waiting } from '../../../../core/ports/index.ts';
import { type QueryState, type SessionStore, StationQuery } from '../../../stores/index.ts';
import { FollowedReport } from './FollowedReport.ts';

/** A way out of the station: how it is, and a test of its saved settings. */
export interface OutletApi<Report, Trial> {
  report(token: SessionToken, waiting?: Waiting): Promise<CallResult<Report>>;
  try(token: SessionToken, waiting?: Waiting): Promise<CallResult<Trial>>;
}

export interface OutletVmParts<Report, Trial> {
  readonly api: OutletApi<Report, Trial>;
  readonly session: SessionStore;
}

/** How an outlet is, as long as the page is open, and a test of its settings. */
export class OutletVm<Report, Trial> {
  private readonly followed: FollowedReport<Report>;
  private readonly trial = new StationQuery<CallResult<Trial>>();
  private readonly parts: OutletVmParts<Report, Trial>;

  constructor(parts: OutletVmParts<Report, Trial>) {
    this.parts = parts;
    this.followed = new FollowedReport((token, waiting) => parts.api.report(token, waiting), parts.session);
    makeAutoObservable<this, 'parts' | 'followed' | 'trial'>(this, { parts: false, followed: false, trial: false }, { autoBind: true });
  }

  /** Undefined before the first answer. */
  get report(): Report | undefined {
    return this.followed.value;
  }

  get hasFailed(): boolean {
    return this.followed.hasFailed;
  }

  get testing(): QueryState {
    return this.trial.state;
  }

  /** What became of the last test; undefined while one is on its way. */
  get result(): CallResult<Trial> | undefined {
    return this.trial.result;
  }

  async read(): Promise<void> {
    await this.followed.read();
  }

  async test(): Promise<void> {
    if (this.trial.isUnderWay) return;
    const { api, session } = this.parts;
    await this.trial.ask((waiting) => api.try(session.token, waiting));
  }

  /** Reads again and again until the returned function is called. */
  follow(): () => void {
    const end = this.followed.follow();
    return () => {
      end();
      this.trial.abort();
    };
  }
}
