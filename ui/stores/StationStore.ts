import { makeAutoObservable, runInAction } from 'mobx';
import type { StationFacts, StationInfo } from '../../core/ports/index.ts';

/** What the station tells before login. */
export class StationStore {
  facts: StationFacts | undefined;
  /** The station did not answer. */
  failed = false;
  private readonly info: StationInfo;

  constructor(info: StationInfo) {
    this.info = info;
    makeAutoObservable<this, 'info'>(this, { info: false }, { autoBind: true });
  }

  async load(): Promise<void> {
    const answer = await this.info.read();
    runInAction(() => {
      this.failed = answer.outcome !== 'succeeded' && answer.outcome !== 'notOffered';
      if (answer.outcome === 'succeeded') this.facts = answer.value;
    });
  }
}
