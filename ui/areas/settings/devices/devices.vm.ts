import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  ageNow,
  changed,
  type ConfigChange,
  configChanges,
  type DraftProblem,
  draftProblems,
  type FieldConfig,
  isFieldConfig,
  refusedFields,
  type Profile,
} from '../../../../core/field/index.ts';
import type {
  CallResult,
  Clock,
  DeviceReport,
  DeviceState,
  FieldApi,
  FieldReport,
  SaveResult,
  ShownReading,
  Waiting,
} from '../../../../core/ports/index.ts';
import { type PreferencesStore, type SessionStore, StationQuery } from '../../../stores/index.ts';

const pollMs = 2000;
const tickMs = 1000;
/** A report older than this says nothing of the present. */
const freshMs = 10_000;

export interface DevicesParts {
  readonly fieldApi: FieldApi;
  readonly session: SessionStore;
  readonly preferences: Pick<PreferencesStore, 'language'>;
  readonly clock: Clock;
  /** The station's web server is about to start again. */
  readonly expectRestart: () => void;
}

/** What became of the last save, or of a step back. */
export type SaveOutcome = SaveResult | { readonly outcome: 'moved' };

/** What a device is at present; `unknown` while the station does not say. */
export type PresentState = DeviceState | 'unknown';

/** A station with a first device, or without its last one, starts its web server again. */
const hasDevices = (config: FieldConfig | undefined) => config !== undefined && config.devices.length > 0;

/** The field of the station: how it is, and how it is wired, with what is being changed. */
export class DevicesVm {
  /** As the station's clock is not known, by the browser's. */
  nowMs: number;
  private receivedAtMs: number;
  /** What is being written, and what it was made of; undefined while nothing is. */
  private draft: FieldConfig | undefined;
  private base: FieldConfig | undefined;
  private sentPasswords: Readonly<Record<string, string>> = {};
  private wasSaved = false;
  private readonly reports = new StationQuery<CallResult<FieldReport>>();
  private readonly saves = new StationQuery<SaveOutcome>();
  private readonly parts: DevicesParts;

  constructor(parts: DevicesParts) {
    this.parts = parts;
    this.nowMs = parts.clock.nowMs();
    this.receivedAtMs = this.nowMs;
    makeAutoObservable<this, 'parts' | 'reports' | 'saves' | 'draft' | 'base' | 'sentPasswords'>(
      this,
      { parts: false, reports: false, saves: false, draft: observableRef, base: observableRef, sentPasswords: observableRef },
      { autoBind: true },
    );
  }

  /** Whether there is something to show: `notOffered` where the station does not listen to a field. */
  get reading(): 'loading' | 'ready' | 'failed' | 'notOffered' {
    if (this.report !== undefined) return 'ready';
    const { failure, state } = this.reports;
    if (state !== 'failed') return 'loading';
    return failure?.outcome === 'notOffered' ? 'notOffered' : 'failed';
  }

  /** The last report; undefined before the first. */
  get report(): FieldReport | undefined {
    return this.reports.answer?.value;
  }

  /** Whether the last report says how the field is now. */
  get isCurrent(): boolean {
    return this.report !== undefined && this.nowMs < this.receivedAtMs + freshMs;
  }

  /** Why nothing can be wired here: the level, values of another source, such as a demo's, or a wiring that is a file of the start. */
  get lockedBy(): 'level' | 'source' | 'file' | undefined {
    if (!this.parts.session.session.canWrite) return 'level';
    if (this.report?.isReadOnly !== true) return undefined;
    return this.report.isSource ? 'file' : 'source';
  }

  /** Whether this session may change how the field is wired, and it can be changed here. */
  get canWrite(): boolean {
    return this.lockedBy === undefined && this.report !== undefined && this.config !== undefined;
  }

  /** As it stands on the page; undefined for sessions that don't see it. */
  get config(): FieldConfig | undefined {
    return this.draft ?? this.report?.config;
  }

  get changes(): readonly ConfigChange[] {
    return this.draft === undefined || this.report?.config === undefined ? [] : configChanges(this.report.config, this.draft);
  }

  get isChanged(): boolean {
    return this.changes.length > 0 || Object.keys(this.sentPasswords).length > 0;
  }

  get problems(): readonly DraftProblem[] {
    return this.draft === undefined ? [] : [...draftProblems(this.draft), ...this.refused];
  }

  /** The fields that the station refused, until something is changed. */
  get refused(): readonly DraftProblem[] {
    return this.draft !== undefined && this.outcome?.outcome === 'refused' ? refusedFields(this.outcome.text, this.draft) : [];
  }

  /** What became of the last save; undefined while one is on its way. */
  get outcome(): SaveOutcome | undefined {
    return this.saves.result;
  }

  get isSaving(): boolean {
    return this.saves.isUnderWay;
  }

  /** Saved, and nothing changed since. */
  get isSaved(): boolean {
    return this.wasSaved && !this.isChanged;
  }

  get canSave(): boolean {
    return this.canWrite && this.isChanged && this.problems.length === 0 && !this.isSaving;
  }

  get canUndo(): boolean {
    return this.canWrite && this.report?.canUndo === true && !this.isChanged && !this.isSaving;
  }

  /** Passwords that are to be saved, by connection. */
  get passwords(): Readonly<Record<string, string>> {
    return this.sentPasswords;
  }

  deviceOf(id: string): DeviceReport | undefined {
    return this.report?.devices.find((device) => device.id === id);
  }

  /** Of a device; a report that is too old says of none that it is fresh. */
  stateOf(id: string): PresentState {
    const device = this.deviceOf(id);
    if (device === undefined || (!this.isCurrent && device.state === 'fresh')) return 'unknown';
    return device.state;
  }

  /** Since the device's last answer, now. */
  ageOf(id: string): number | undefined {
    return ageNow(this.deviceOf(id)?.ageMs, this.receivedAtMs, this.nowMs);
  }

  /** Since the point was read last, now. */
  ageOfReading({ ageMs }: ShownReading): number | undefined {
    return ageNow(ageMs, this.receivedAtMs, this.nowMs);
  }

  /** Devices that answer now. */
  get answeringCount(): number {
    return this.report?.devices.filter(({ id }) => this.stateOf(id) === 'fresh' || this.stateOf(id) === 'stale').length ?? 0;
  }

  edit(change: (config: FieldConfig) => FieldConfig): void {
    const { config } = this;
    if (!this.canWrite || config === undefined) return;
    this.base ??= config;
    this.draft = change(config);
    this.wasSaved = false;
    this.saves.forget();
  }

  /** An empty one removes it; undefined leaves it as it is. */
  setPassword(connection: string, password: string | undefined): void {
    if (!this.canWrite) return;
    this.sentPasswords = changed<Readonly<Record<string, string>>>(this.sentPasswords, { [connection]: password });
    this.wasSaved = false;
  }

  dismiss(): void {
    this.draft = undefined;
    this.base = undefined;
    this.sentPasswords = {};
    this.saves.forget();
  }

  /** Takes a configuration file in the place of all that is there; false when it is none. */
  importText(text: string): boolean {
    try {
      const config: unknown = JSON.parse(text);
      if (!isFieldConfig(config)) return false;
      this.edit(() => config);
      return true;
    } catch {
      return false;
    }
  }

  /** Saves all of it, unless somebody else has just saved something else. */
  async save(): Promise<void> {
    if (!this.canSave) return;
    await this.saves.ask(async () => {
      await this.readNow();
      const { draft, base, report } = this;
      if (draft === undefined || report?.config === undefined || base === undefined) return this.send(this.config!);
      if (configChanges(base, report.config).length > 0) {
        runInAction(() => (this.base = report.config));
        return { outcome: 'moved' };
      }
      return this.send(draft);
    });
  }

  /** Back to the configuration before the last save. */
  async undo(): Promise<void> {
    if (!this.canUndo) return;
    const { fieldApi, session, preferences } = this.parts;
    await this.saves.ask(async () => {
      const had = hasDevices(this.report?.config);
      const result = await fieldApi.undo(session.token, preferences.language);
      if (result.outcome !== 'succeeded') return result;
      await this.readNow();
      if (hasDevices(this.report?.config) !== had) this.parts.expectRestart();
      return result;
    });
  }

  async addProfile(profile: Profile): Promise<void> {
    const { fieldApi, session, preferences } = this.parts;
    await this.saves.ask(async () => {
      const result = await fieldApi.addProfile(profile, session.token, preferences.language);
      if (result.outcome === 'succeeded') await this.readNow();
      return result;
    });
  }

  async refresh(): Promise<void> {
    await this.reports.refresh((waiting) => this.read(waiting), 'again');
  }

  /** The time goes on. */
  tick(): void {
    this.nowMs = this.parts.clock.nowMs();
  }

  /** Asks again and again until the returned function is called. */
  follow(): () => void {
    void this.refresh();
    const timers = [setInterval(() => void this.refresh(), pollMs), setInterval(() => this.tick(), tickMs)];
    return () => {
      for (const timer of timers) clearInterval(timer);
      this.reports.abort();
    };
  }

  /** As it is now: a report that is on its way may be older than a change. */
  private async readNow(): Promise<void> {
    await this.reports.ask((waiting) => this.read(waiting));
  }

  private async read(waiting: Waiting): Promise<CallResult<FieldReport>> {
    const { fieldApi, session, preferences, clock } = this.parts;
    const result = await fieldApi.report(session.token, preferences.language, waiting);
    if (result.outcome === 'succeeded') runInAction(() => (this.receivedAtMs = this.nowMs = clock.nowMs()));
    return result;
  }

  private async send(config: FieldConfig): Promise<SaveResult> {
    const { fieldApi, session, preferences } = this.parts;
    const had = hasDevices(this.report?.config);
    const result = await fieldApi.save(config, this.sentPasswords, session.token, preferences.language);
    if (result.outcome !== 'succeeded') return result;
    if (hasDevices(config) !== had) this.parts.expectRestart();
    await this.readNow();
    runInAction(() => {
      this.draft = undefined;
      this.base = undefined;
      this.sentPasswords = {};
      this.wasSaved = true;
    });
    return result;
  }
}
