import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  type MaintenanceItem,
  type ServiceEntry,
  serviceEntryProblem,
  type ServiceEntryProblem,
  type ServicePart,
  type ServiceRecord,
} from '../../../../core/maintenance/index.ts';
import type { Clock, SaveResult, ServiceApi } from '../../../../core/ports/index.ts';
import { msPerMinute } from '../../../../core/time/index.ts';
import { parseNumber } from '../../../../i18n/format/index.ts';
import { type PreferencesStore, type SessionStore, StationQuery } from '../../../stores/index.ts';

export interface CloseServiceParts {
  readonly item: Pick<MaintenanceItem, 'index' | 'component'>;
  readonly services: ServiceApi;
  readonly session: SessionStore;
  readonly preferences: Pick<PreferencesStore, 'language' | 'region'>;
  readonly clock: Clock;
  /** Something was kept, or taken back. */
  readonly onChange: () => void;
}

/** A part as it is typed. */
export interface TypedPart {
  readonly name: string;
  readonly number: string;
  readonly count: string;
}

/** What is typed of a service. */
export interface TypedService {
  /** Undefined while it is not complete. */
  readonly doneAtMs: number | undefined;
  readonly by: string;
  readonly note: string;
  readonly runningH: string;
  readonly parts: readonly TypedPart[];
}

const emptyPart: TypedPart = { name: '', number: '', count: '1' };
const isEmpty = ({ name, number }: TypedPart) => name.trim() === '' && number.trim() === '';

/** Closing a service, and taking that back. */
export class CloseServiceVm {
  typed: TypedService;
  /** It was tried to save with a problem. */
  private isTried = false;
  private readonly saves = new StationQuery<SaveResult>();
  private wasClosed = false;
  private readonly parts: CloseServiceParts;

  constructor(parts: CloseServiceParts) {
    this.parts = parts;
    this.typed = this.blank();
    makeAutoObservable<this, 'parts' | 'saves'>(this, { typed: observableRef, parts: false, saves: false }, { autoBind: true });
  }

  edit(change: Partial<TypedService>): void {
    this.typed = { ...this.typed, ...change };
    this.wasClosed = false;
  }

  editPart(place: number, change: Partial<TypedPart>): void {
    this.edit({ parts: this.typed.parts.map((part, i) => (i === place ? { ...part, ...change } : part)) });
  }

  addPart(): void {
    this.edit({ parts: [...this.typed.parts, emptyPart] });
  }

  removePart(place: number): void {
    this.edit({ parts: this.typed.parts.filter((_, i) => i !== place) });
  }

  clear(): void {
    this.typed = this.blank();
    this.isTried = false;
    this.saves.forget();
  }

  /** What is wrong with what is typed, once it was tried to save. */
  get problem(): ServiceEntryProblem | undefined {
    return this.isTried ? serviceEntryProblem(this.entry, this.parts.clock.nowMs()) : undefined;
  }

  /** What became of the last save; undefined while one is on its way. */
  get result(): SaveResult | undefined {
    return this.saves.result;
  }

  get isSaving(): boolean {
    return this.saves.isUnderWay;
  }

  /** It was kept, and nothing is typed since. */
  get isClosed(): boolean {
    return this.wasClosed;
  }

  async close(): Promise<void> {
    const { services, preferences, item, clock } = this.parts;
    this.isTried = true;
    const { entry } = this;
    if (this.isSaving || serviceEntryProblem(entry, clock.nowMs()) !== undefined) return;
    await this.send((token) => services.close({ ...item, ...entry }, token, preferences.language));
  }

  async takeBack({ id }: Pick<ServiceRecord, 'id'>): Promise<void> {
    const { services, preferences } = this.parts;
    if (this.isSaving) return;
    await this.send((token) => services.takeBack(id, token, preferences.language), false);
  }

  private async send(call: (token: SessionStore['token']) => Promise<SaveResult>, isClosing = true): Promise<void> {
    const { session, onChange } = this.parts;
    const result = await this.saves.ask(() => call(session.token));
    if (result?.outcome !== 'succeeded') return;
    runInAction(() => {
      if (isClosing) {
        this.typed = this.blank();
        this.isTried = false;
      }
      this.wasClosed = isClosing;
    });
    onChange();
  }

  private get entry(): Omit<ServiceEntry, 'index' | 'component'> {
    const { doneAtMs = NaN, by, note, runningH, parts } = this.typed;
    const { region } = this.parts.preferences;
    return {
      doneAtMs,
      by: by.trim(),
      note: note.trim(),
      runningH: runningH.trim() === '' ? undefined : parseNumber(runningH, region),
      parts: parts
        .filter((part) => !isEmpty(part))
        .map(({ name, number, count }): ServicePart => ({ name: name.trim(), number: number.trim(), count: parseNumber(count, region) })),
    };
  }

  private blank(): TypedService {
    const doneAtMs = Math.floor(this.parts.clock.nowMs() / msPerMinute) * msPerMinute;
    return { doneAtMs, by: '', note: '', runningH: '', parts: [] };
  }
}
