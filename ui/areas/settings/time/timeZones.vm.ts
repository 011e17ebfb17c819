import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SettingsApi, ZoneChoice } from '../../../../core/ports/index.ts';
import type { SessionStore } from '../../../stores/index.ts';

/** The zones that the station offers to those who may choose one. */
export class TimeZonesVm {
  reading: 'none' | 'loading' | 'ready' | 'failed' = 'none';
  choices: readonly ZoneChoice[] = [];
  private readonly keeper: Pick<SettingsApi, 'timeZones'>;
  private readonly session: SessionStore;

  constructor(keeper: Pick<SettingsApi, 'timeZones'>, session: SessionStore) {
    this.keeper = keeper;
    this.session = session;
    makeAutoObservable<this, 'keeper' | 'session'>(this, { choices: observableRef, keeper: false, session: false }, { autoBind: true });
  }

  async load(): Promise<void> {
    if (!this.session.session.canWrite || this.reading === 'loading') return;
    this.reading = 'loading';
    const result = await this.keeper.timeZones(this.session.token);
    runInAction(() => {
      if (result.outcome === 'succeeded') this.choices = result.value;
      this.reading = result.outcome === 'succeeded' ? 'ready' : 'failed';
    });
  }

  /** The choices, and the given zones if they are none of them. */
  namesWith(...zones: readonly string[]): readonly string[] {
    return [...new Set([...zones, ...this.choices.map(({ name }) => name)])];
  }
}
