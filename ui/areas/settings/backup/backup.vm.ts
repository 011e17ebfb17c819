import { makeAutoObservable, observableRef } from 'mobx';
import { type BackupPreview, type BackupProblemCode, maxBackupBytes, passPhraseLength } from '../../../../core/backup/index.ts';
import type { BackupApi, CallFailure, CallResult, PreviewAnswer, SaveResult } from '../../../../core/ports/index.ts';
import { type PlantStore, type PreferencesStore, type QueryState, type SessionStore, StationQuery } from '../../../stores/index.ts';

export interface BackupParts {
  readonly api: BackupApi;
  readonly session: SessionStore;
  readonly preferences: Pick<PreferencesStore, 'language'>;
  readonly plant: Pick<PlantStore, 'restart'>;
}

/** A file that somebody chose. */
export interface ChosenFile {
  readonly name: string;
  readonly size: number;
  text(): Promise<string>;
}

/** Why a file or a backup is not taken. */
export type FileProblem = BackupProblemCode | 'tooLarge' | 'unreadable';

const phraseOf = (entered: string) => (entered === '' ? undefined : entered);
const isPhrase = ({ length }: string) => length === 0 || (length >= passPhraseLength.min && length <= passPhraseLength.max);

/** Makes a backup of the station, and restores one after a look at it. */
export class BackupVm {
  /** Of the backup to be made. */
  passPhrase = '';
  /** Of the backup to be restored. */
  filePassPhrase = '';
  file: { readonly name: string; readonly text: string } | undefined;
  /** A person has yet to confirm. */
  isConfirming = false;
  private ownProblem: 'tooLarge' | 'unreadable' | undefined;
  private readonly probing = new StationQuery<CallResult<PreviewAnswer>>();
  private readonly making = new StationQuery<CallResult<Uint8Array<ArrayBuffer>>>();
  private readonly looking = new StationQuery<CallResult<PreviewAnswer>>({ isDroppedByFailure: true });
  private readonly restoring = new StationQuery<SaveResult>();
  private readonly parts: BackupParts;

  constructor(parts: BackupParts) {
    this.parts = parts;
    makeAutoObservable<this, 'probing' | 'making' | 'looking' | 'restoring' | 'parts'>(
      this,
      { file: observableRef, probing: false, making: false, looking: false, restoring: false, parts: false },
      { autoBind: true },
    );
  }

  get canWrite(): boolean {
    return this.parts.session.session.canWrite;
  }

  /** The controller makes no backups. */
  get isNotOffered(): boolean {
    return [this.probing, this.making, this.looking].some(({ failure }) => failure?.outcome === 'notOffered');
  }

  get isPassPhraseShort(): boolean {
    return !isPhrase(this.passPhrase);
  }

  get makingState(): QueryState {
    return this.making.state;
  }

  get makingFailure(): CallFailure | undefined {
    return this.making.failure?.outcome;
  }

  get lookingState(): QueryState {
    return this.looking.state;
  }

  get lookingFailure(): CallFailure | undefined {
    return this.looking.failure?.outcome;
  }

  /** Why the chosen file is not taken. */
  get problem(): FileProblem | undefined {
    return this.ownProblem ?? this.looking.answer?.value.problem;
  }

  get preview(): BackupPreview | undefined {
    const answer = this.looking.answer?.value;
    return answer?.problem === undefined ? answer?.preview : undefined;
  }

  /** A pass phrase would open more of the file. */
  get isPassPhraseWanted(): boolean {
    return this.preview?.secrets === 'sealed' || this.problem === 'wrongPassPhrase';
  }

  get canOpen(): boolean {
    const isEntered = this.filePassPhrase !== '' || this.problem === 'wrongPassPhrase';
    return isEntered && isPhrase(this.filePassPhrase) && this.looking.state !== 'asking';
  }

  get isRestoring(): boolean {
    return this.restoring.state === 'asking' || this.parts.plant.restart.isUnderWay;
  }

  /** What the station said to the last order to restore. */
  get outcome(): SaveResult | undefined {
    return this.restoring.result;
  }

  setPassPhrase(passPhrase: string): void {
    this.passPhrase = passPhrase;
  }

  setFilePassPhrase(passPhrase: string): void {
    this.filePassPhrase = passPhrase;
  }

  /** Whether the controller makes backups at all: one that does says what is wrong with an empty file. */
  async probe(): Promise<void> {
    if (this.canWrite) await this.probing.ask((waiting) => this.parts.api.preview('', undefined, this.parts.session.token, waiting));
  }

  /** Brings the file; undefined when there is none, or its making was ended. */
  async make(): Promise<Uint8Array<ArrayBuffer> | undefined> {
    if (this.isPassPhraseShort || this.making.isUnderWay) return undefined;
    const { api, session } = this.parts;
    const made = await this.making.ask((waiting) => api.make(phraseOf(this.passPhrase), session.token, waiting));
    return made?.outcome === 'succeeded' ? made.value : undefined;
  }

  /** Looks at a file; nothing changes. */
  async choose(file: ChosenFile): Promise<void> {
    this.drop();
    if (file.size > maxBackupBytes) {
      this.refuse('tooLarge');
      return;
    }
    const text = await file.text().catch(() => undefined);
    if (text === undefined) {
      this.refuse('unreadable');
      return;
    }
    this.take(file.name, text);
    await this.look();
  }

  /** Again, with the pass phrase that was entered. */
  async open(): Promise<void> {
    if (this.canOpen) await this.look();
  }

  /** The file is not wanted any more. */
  drop(): void {
    this.file = undefined;
    this.ownProblem = undefined;
    this.filePassPhrase = '';
    this.looking.forget();
    this.restoring.forget();
  }

  ask(): void {
    this.isConfirming = this.preview !== undefined && !this.isRestoring;
  }

  cancel(): void {
    this.isConfirming = false;
  }

  async restore(): Promise<void> {
    const { file, preview, isRestoring } = this;
    this.isConfirming = false;
    if (file === undefined || preview === undefined || isRestoring) return;
    const { api, session, preferences, plant } = this.parts;
    const phrase = preview.secrets === 'open' ? phraseOf(this.filePassPhrase) : undefined;
    const result = await this.restoring.ask(() => api.restore(file.text, phrase, session.token, preferences.language));
    if (result?.outcome === 'succeeded') plant.restart.expect();
  }

  private async look(): Promise<void> {
    const { file } = this;
    const { api, session } = this.parts;
    if (file === undefined) return;
    await this.looking.ask((waiting) => api.preview(file.text, phraseOf(this.filePassPhrase), session.token, waiting));
  }

  private take(name: string, text: string): void {
    this.file = { name, text };
  }

  private refuse(problem: 'tooLarge' | 'unreadable'): void {
    this.ownProblem = problem;
  }
}
