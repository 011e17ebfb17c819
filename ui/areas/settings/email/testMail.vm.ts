import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CallResult, SettingsKeeper, TestMailAnswer } from '../../../../core/ports/index.ts';
import type { PreferencesStore, SessionStore } from '../../../stores/index.ts';

export interface TestMailParts {
  readonly keeper: Pick<SettingsKeeper, 'sendTestMail'>;
  readonly session: SessionStore;
  readonly preferences: Pick<PreferencesStore, 'language'>;
}

/** A mail to every active receiver, with the settings that are saved. */
export class TestMailVm {
  pending = false;
  /** What became of the last one. */
  result: CallResult<TestMailAnswer> | undefined;
  private readonly parts: TestMailParts;
  private readonly ending = new AbortController();

  constructor(parts: TestMailParts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts' | 'ending'>(this, { parts: false, ending: false, result: observableRef }, { autoBind: true });
  }

  async send(): Promise<void> {
    if (this.pending) return;
    this.pending = true;
    this.result = undefined;
    let result: CallResult<TestMailAnswer> = { outcome: 'failed' };
    const { keeper, session, preferences } = this.parts;
    try {
      result = await keeper.sendTestMail(session.token, preferences.language, { signal: this.ending.signal });
    } finally {
      runInAction(() => {
        this.pending = false;
        this.result = result;
      });
    }
  }

  /** Waits for no answer any more. */
  dispose(): void {
    this.ending.abort();
  }
}
