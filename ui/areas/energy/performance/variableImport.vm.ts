import { makeAutoObservable, observableRef } from 'mobx';
import {
  type FurtherVariable,
  type ImportedVariable,
  importedVariables,
  longestVariableText,
  variableFile,
  variablesOfFile,
} from '../../../../core/performance/index.ts';
import type { Performances, SaveResult } from '../../../../core/ports/index.ts';
import { type PreferencesStore, type SessionStore, type SettingsStore, StationQuery } from '../../../stores/index.ts';
import type { VariableRefusal } from '../../../../i18n/index.ts';

export interface VariableImportParts {
  readonly performances: Pick<Performances, 'importVariables' | 'removeVariable'>;
  readonly session: SessionStore;
  readonly settings: SettingsStore;
  readonly preferences: Pick<PreferencesStore, 'language'>;
}

interface ChosenFile {
  readonly name: string;
  readonly text: string;
  readonly variables: readonly ImportedVariable[];
  readonly problem: VariableRefusal | undefined;
}

/** A file of further variables: what was read of it, before it is sent. */
export class VariableImport {
  file: ChosenFile | undefined;
  isTooLong = false;
  private readonly query = new StationQuery<SaveResult>();
  private readonly parts: VariableImportParts;

  constructor(parts: VariableImportParts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts' | 'query'>(this, { file: observableRef, parts: false, query: false }, { autoBind: true });
  }

  get isSending(): boolean {
    return this.query.isUnderWay;
  }

  get outcome(): SaveResult | undefined {
    return this.query.result;
  }

  /** Reads it as the station will. */
  choose(name: string, text: string): void {
    this.query.forget();
    this.isTooLong = text.length > longestVariableText;
    const read = variableFile(text, this.parts.settings.settings.time.zone);
    const variables = read.problem === undefined ? importedVariables(variablesOfFile(read, { importedMs: 0, author: '' })) : [];
    this.file = this.isTooLong ? undefined : { name, text, variables, problem: read.problem };
  }

  /** True when the station keeps it. */
  async send(author: string): Promise<boolean> {
    const { performances, session, preferences } = this.parts;
    const { file } = this;
    if (file === undefined || file.problem !== undefined || session.token === undefined || this.isSending) return false;
    const { token } = session;
    const result = await this.query.ask(() => performances.importVariables(file.text, author, token, preferences.language));
    return result?.outcome === 'succeeded';
  }

  /** True when the station keeps it no more. */
  async remove(name: FurtherVariable): Promise<boolean> {
    const { performances, session, preferences } = this.parts;
    const { token } = session;
    if (token === undefined || this.isSending) return false;
    const result = await this.query.ask(() => performances.removeVariable(name, token, preferences.language));
    return result?.outcome === 'succeeded';
  }
}
