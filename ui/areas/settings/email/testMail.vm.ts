import { makeAutoObservable } from 'mobx';
import type { CallResult, SettingsApi, TestMailAnswer } from '../../../../core/ports/index.ts';
import { type PreferencesStore, type QueryState, type SessionStore, StationQuery } from '../../../stores/index.ts';

export interface TestMailParts {
  readonly keeper: Pick<SettingsApi, 'sendTestMail'>;
  readonly session: SessionStore;
  readonly preferences: Pick<PreferencesStore, 'language'>;
}

/** A mail to every active receiver, with the settings that are saved. */
export class TestMailVm {
  private readonly query = new StationQuery<CallResult<TestMailAnswer>>();
  private readonly parts: TestMailParts;

  constructor(parts: TestMailParts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts' | 'query'>(this, { parts: false, query: false }, { autoBind: true });
  }

  get state(): QueryState {
    return this.query.state;
  }

  /** What became of the last one; undefined while one is on its way. */
  get result(): CallResult<TestMailAnswer> | undefined {
    return this.query.result;
  }

  async send(): Promise<void> {
    if (this.query.isUnderWay) return;
    const { keeper, session, preferences } = this.parts;
    await this.query.ask((waiting) => keeper.sendTestMail(session.token, preferences.language, waiting));
  }

  /** Waits for the answer until the returned function is called. */
  follow(): () => void {
    return () => this.query.abort();
  }
}
