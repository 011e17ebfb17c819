import { makeAutoObservable, observableRef } from 'mobx';
import { continueChange, type Level, type PasswordChange, passwordChangeStart } from '../../../../core/access/index.ts';
import type { SaveResult, SettingsApi } from '../../../../core/ports/index.ts';
import { type PreferencesStore, type QueryState, type SessionStore, StationQuery } from '../../../stores/index.ts';
import { type PasswordStrength, passwordStrength } from './model/passwordStrength.ts';

export interface PasswordChangeParts {
  readonly keeper: Pick<SettingsApi, 'changePassword'>;
  readonly session: SessionStore;
  readonly preferences: Pick<PreferencesStore, 'language'>;
}

/** The change of a level's password: entered twice, then applied. */
export class PasswordChangeVm {
  readonly level: Level;
  change: PasswordChange = passwordChangeStart;
  /** What stands in the field. */
  entered = '';
  private readonly query = new StationQuery<SaveResult>();
  private readonly parts: PasswordChangeParts;

  constructor(level: Level, parts: PasswordChangeParts) {
    this.level = level;
    this.parts = parts;
    makeAutoObservable<this, 'parts' | 'query'>(
      this,
      { level: false, parts: false, query: false, change: observableRef },
      { autoBind: true },
    );
  }

  /** Of the last Apply. */
  get state(): QueryState {
    return this.query.state;
  }

  /** What the station said to the last Apply. */
  get outcome(): SaveResult | undefined {
    return this.query.result;
  }

  /** Of what stands in the field; undefined where there is no new password to judge. */
  get strength(): PasswordStrength | undefined {
    return this.change.step === 'enter' && this.entered !== '' ? passwordStrength(this.entered) : undefined;
  }

  enter(text: string): void {
    this.entered = text;
  }

  /** Takes what was entered and clears the field. */
  next(): void {
    this.change = continueChange(this.change, this.entered);
    if (this.change.step !== 'enter') this.entered = '';
  }

  /** From the beginning. */
  retry(): void {
    if (this.query.isUnderWay) return;
    this.change = passwordChangeStart;
    this.entered = '';
    this.query.forget();
  }

  /** Sends the password, once both entries match; true when the station has taken it. */
  async apply(): Promise<boolean> {
    const { change } = this;
    if (this.query.isUnderWay || change.step !== 'match') return false;
    const { keeper, session, preferences } = this.parts;
    const result = await this.query.ask(() => keeper.changePassword(this.level, change.password, session.token, preferences.language));
    return result?.outcome === 'succeeded';
  }
}
