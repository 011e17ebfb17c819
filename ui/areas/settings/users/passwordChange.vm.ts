import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { continueChange, type Level, type PasswordChange, passwordChangeStart } from '../../../../core/access/index.ts';
import type { SaveResult, SettingsKeeper } from '../../../../core/ports/index.ts';
import type { PreferencesStore, SessionStore } from '../../../stores/index.ts';
import { type PasswordStrength, passwordStrength } from './model/passwordStrength.ts';

export interface PasswordChangeParts {
  readonly keeper: Pick<SettingsKeeper, 'changePassword'>;
  readonly session: SessionStore;
  readonly preferences: Pick<PreferencesStore, 'language'>;
}

/** The change of a level's password: entered twice, then applied. */
export class PasswordChangeVm {
  readonly level: Level;
  change: PasswordChange = passwordChangeStart;
  /** What stands in the field. */
  entered = '';
  pending = false;
  /** What the station said to the last Apply. */
  outcome: SaveResult | undefined;
  private readonly parts: PasswordChangeParts;

  constructor(level: Level, parts: PasswordChangeParts) {
    this.level = level;
    this.parts = parts;
    makeAutoObservable<this, 'parts'>(
      this,
      { level: false, parts: false, change: observableRef, outcome: observableRef },
      { autoBind: true },
    );
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
    if (this.pending) return;
    this.change = passwordChangeStart;
    this.entered = '';
    this.outcome = undefined;
  }

  /** Sends the password, once both entries match; true when the station has taken it. */
  async apply(): Promise<boolean> {
    const { change } = this;
    if (this.pending || change.step !== 'match') return false;
    this.pending = true;
    this.outcome = undefined;
    let outcome: SaveResult = { outcome: 'failed' };
    const { keeper, session, preferences } = this.parts;
    try {
      outcome = await keeper.changePassword(this.level, change.password, session.token, preferences.language);
    } finally {
      runInAction(() => {
        this.pending = false;
        this.outcome = outcome;
      });
    }
    return outcome.outcome === 'succeeded';
  }
}
