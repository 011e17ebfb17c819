import { makeAutoObservable } from 'mobx';
import type { CallResult, StationFacts, StationInfo } from '../../core/ports/index.ts';
import { StationQuery } from './StationQuery.ts';

/** What the station says before login. */
export class StationStore {
  private readonly query = new StationQuery<CallResult<StationFacts>>();
  private readonly info: StationInfo;

  constructor(info: StationInfo) {
    this.info = info;
    makeAutoObservable<this, 'query' | 'info'>(this, { query: false, info: false }, { autoBind: true });
  }

  get facts(): StationFacts | undefined {
    return this.query.answer?.value;
  }

  /** The station did not answer. */
  get hasNoAnswer(): boolean {
    return this.query.state === 'failed' && this.query.failure?.outcome !== 'notOffered';
  }

  async load(): Promise<void> {
    await this.query.refresh(() => this.info.read(), 'again');
  }
}
