import { compareStructural, computed, makeAutoObservable, observableRef, reaction } from 'mobx';
import { allActiveFaults, entriesOfFaults, type FaultLogEntry, faultReading, type FaultReading } from '../../../core/faults/index.ts';
import type { CallResult, ErrorLog } from '../../../core/ports/index.ts';
import { type MachinesStore, type PlantStore, type SessionStore, StationQuery } from '../../stores/index.ts';
import { type Alarm, alarmId, alarmsOf } from './alarms.ts';

export interface AlarmLineParts {
  readonly errorLog: ErrorLog;
  readonly session: SessionStore;
  readonly plant: PlantStore;
  readonly machines: MachinesStore;
}

/** What is up now, since when as far as the log may be read, and what of it is announced; with a form for who reports an alarm as seen. */
export class AlarmLineVm<Form = unknown> {
  /** By id: the entry that says when it came. */
  private entries: ReadonlyMap<string, FaultLogEntry> = new Map();
  /** What came last, worst first; to be said to those who do not see the line. */
  announcing: readonly Alarm[] = [];
  /** How often something was announced. */
  announcements = 0;
  /** What was announced is up no longer, and nothing else is. */
  isOver = false;
  /** All that is up is listed. */
  isOpen = false;
  /** The alarm that somebody is about to report as seen, and what they have typed; it stays while the plant is not heard. */
  private asked: { readonly id: string; readonly form: Form } | undefined;
  private announced: ReadonlySet<string> = new Set();
  private readonly query = new StationQuery<CallResult<readonly FaultLogEntry[]>>();
  private readonly parts: AlarmLineParts;
  private readonly newForm: () => Form;

  constructor(parts: AlarmLineParts, newForm: () => Form) {
    this.parts = parts;
    this.newForm = newForm;
    makeAutoObservable<this, 'entries' | 'asked' | 'announced' | 'query' | 'parts' | 'newForm'>(
      this,
      {
        entries: observableRef,
        asked: observableRef,
        announcing: observableRef,
        announced: false,
        query: false,
        parts: false,
        newForm: false,
        read: false,
        alarms: computed({ equals: compareStructural }),
      },
      { autoBind: true },
    );
  }

  /** Worst first; undefined while nothing is heard of the plant. */
  get alarms(): readonly Alarm[] | undefined {
    const { plant, machines } = this.parts;
    return plant.connection === 'connected' ? alarmsOf(plant.faults, machines.list) : undefined;
  }

  get worst(): Alarm | undefined {
    return this.alarms?.[0];
  }

  /** What is listed was read when the list was opened: others may have left something. */
  setOpen(isOpen: boolean): void {
    this.isOpen = isOpen;
    this.asked = undefined;
    if (isOpen && this.mayRead) void this.read();
  }

  /** Asks who has seen an alarm, in the list. */
  ask(alarm: Alarm): void {
    if (!this.isOpen) this.setOpen(true);
    this.asked = { id: alarmId(alarm), form: this.newForm() };
  }

  endAsking(): void {
    this.asked = undefined;
  }

  /** Undefined unless somebody is asked who has seen the alarm. */
  formOf(alarm: Alarm): Form | undefined {
    return this.asked?.id === alarmId(alarm) ? this.asked.form : undefined;
  }

  /** Announces what has come since the last time; what is up stays announced until it is gone, also while the plant is not heard. */
  announce(): void {
    const { alarms } = this;
    if (alarms === undefined) return;
    const news = alarms.filter((alarm) => !this.announced.has(alarmId(alarm)));
    if (news.length > 0) this.announcements++;
    if (news.length > 0 || alarms.length === 0) this.announcing = news;
    this.isOver = alarms.length === 0 && (this.isOver || this.announced.size > 0);
    this.announced = new Set(alarms.map(alarmId));
  }

  /** The entry of the log that says when it came; undefined where the log does not know, may not be read, or was not read yet. */
  entryOf(alarm: Alarm): FaultLogEntry | undefined {
    return this.entries.get(alarmId(alarm));
  }

  /** What is measured now of what it watches, and the limit; undefined where the station does not say it. */
  readingOf({ source, bitIndex }: Alarm): FaultReading | undefined {
    return bitIndex === undefined ? undefined : faultReading(this.parts.plant.faults, source, bitIndex);
  }

  /** Reads the log when something comes that it is not known of when, until what it returns is called. */
  follow(): () => void {
    const unfollow = reaction(
      () => ({ ids: this.alarms?.map(alarmId), mayRead: this.mayRead, token: this.parts.session.token }),
      ({ ids, mayRead, token }) => {
        const isUp = new Set(ids);
        this.entries = new Map([...this.entries].filter(([id]) => isUp.has(id)));
        if (token === undefined) this.forget();
        const isUnknown = (alarm: Alarm) => alarm.bitIndex !== undefined && this.entryOf(alarm) === undefined;
        if (mayRead && this.alarms?.some(isUnknown) === true) void this.read();
      },
      { equals: compareStructural, fireImmediately: true },
    );
    return () => {
      unfollow();
      this.query.abort();
    };
  }

  /** The next person has heard nothing yet. */
  private forget(): void {
    this.announced = new Set();
    this.isOver = false;
  }

  private get mayRead(): boolean {
    const { allowed } = this.parts.session;
    return allowed.errors || allowed.energyBalancing;
  }

  /** Reads the log again. */
  read(): Promise<void> {
    const { errorLog, session } = this.parts;
    return this.query.refresh(async (waiting) => {
      const result = await errorLog.read(session.token, waiting);
      if (result.outcome === 'succeeded' && !waiting.signal.aborted) this.take(result.value);
      return result;
    }, 'again');
  }

  private take(newestFirst: readonly FaultLogEntry[]): void {
    const isUp = new Set(this.alarms?.map(alarmId));
    const found = entriesOfFaults(newestFirst, allActiveFaults(this.parts.plant.faults));
    this.entries = new Map(
      [...found.values()].map((entry) => [`${entry.source}.${entry.bitIndex}`, entry] as const).filter(([id]) => isUp.has(id)),
    );
  }
}
