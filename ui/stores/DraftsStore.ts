import { makeAutoObservable, observableRef } from 'mobx';
import type { FieldChange, SettingsGroup } from '../../core/settings/index.ts';

/** Edits of settings whose session the station has ended, until somebody who may write opens their page again. */
export class DraftsStore {
  private drafts: ReadonlyMap<SettingsGroup, readonly FieldChange[]> = new Map();

  constructor() {
    makeAutoObservable<this, 'drafts'>(this, { drafts: observableRef }, { autoBind: true });
  }

  /** Secrets are not kept. */
  keep(group: SettingsGroup, changes: readonly FieldChange[]): void {
    this.drafts = new Map(this.drafts).set(
      group,
      changes.filter(({ isSecret }) => !isSecret),
    );
  }

  /** What was kept, and keeps it no longer. */
  take(group: SettingsGroup): readonly FieldChange[] {
    const changes = this.drafts.get(group) ?? [];
    this.drafts = new Map([...this.drafts].filter(([kept]) => kept !== group));
    return changes;
  }
}
