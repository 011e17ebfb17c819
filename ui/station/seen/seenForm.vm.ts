import { makeAutoObservable } from 'mobx';
import type { FaultEntryId } from '../../../core/faults/index.ts';
import type { ErrorLog, SaveResult } from '../../../core/ports/index.ts';
import { type PreferencesStore, type SessionStore, StationQuery } from '../../stores/index.ts';

export interface SeenFormParts {
  readonly errorLog: Pick<ErrorLog, 'note'>;
  readonly session: SessionStore;
  readonly preferences: Pick<PreferencesStore, 'language'>;
}

/** Who has seen a fault, and what they leave for the next shift. */
export class SeenFormVm {
  name = '';
  text = '';
  /** It was to be sent without a name. */
  lacksName = false;
  private readonly query = new StationQuery<SaveResult>();
  private readonly parts: SeenFormParts;

  constructor(parts: SeenFormParts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts' | 'query'>(this, { parts: false, query: false }, { autoBind: true });
  }

  enterName(name: string): void {
    this.name = name;
    this.lacksName = false;
  }

  enterText(text: string): void {
    this.text = text;
  }

  get isSending(): boolean {
    return this.query.isUnderWay;
  }

  /** What the station said last. */
  get outcome(): SaveResult | undefined {
    return this.query.result;
  }

  /** True when the station has noted it. */
  async send(of: FaultEntryId): Promise<boolean> {
    if (this.isSending) return false;
    if (this.name.trim() === '') {
      this.lacksName = true;
      return false;
    }
    const { errorLog, session, preferences } = this.parts;
    const seen = { name: this.name, text: this.text };
    const result = await this.query.ask(() => errorLog.note(of, seen, session.token, preferences.language));
    return result?.outcome === 'succeeded';
  }
}
