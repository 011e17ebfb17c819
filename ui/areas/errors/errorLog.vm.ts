import { compareStructural, computed, makeAutoObservable, observableRef } from 'mobx';
import { isRecorded } from '../../../core/blackBox/index.ts';
import {
  type ActiveFault,
  allActiveFaults,
  entriesOfFaults,
  entryText,
  faultCode,
  type FaultFilter,
  type FaultLogEntry,
  type FaultSeverity,
  type FaultSource,
  type FaultTexts,
  rankedRange,
  filterFaults,
} from '../../../core/faults/index.ts';
import { messageLanguageOf } from '../../../core/settings/index.ts';
import type { TimeRange } from '../../../core/time/index.ts';
import { movedIndex } from '../../kit/rows/movedIndex.ts';
import { entryKey, indexOfKey } from '../../shell/entryKey.ts';
import type { FaultTextsStore, MachinesStore, MachineView, PreferencesStore, SettingsStore } from '../../stores/index.ts';
import { type LogReadingParts, LogReadingVm } from './logReading.vm.ts';
import { type Choice, severityChoices, sourceChoices } from './model/choices.ts';
import { everySource, isNarrowed, type LogView } from './model/logView.ts';
import { machinesThen } from './model/machinesThen.ts';

/** Returns what is searched of an entry: code, text and name of its source. */
function searchText(
  texts: FaultTexts | undefined,
  language: string,
  sourceName: (source: FaultSource) => string,
): (entry: FaultLogEntry) => string {
  const names = new Map(everySource.map((source) => [source, sourceName(source)]));
  const known = new Map<string, string>();
  return ({ source, bitIndex, words }) => {
    const id = `${source}.${bitIndex}.${words?.[language] ?? ''}`;
    const text = entryText(texts, { source, bitIndex, words }, language);
    const searched = known.get(id) ?? [faultCode(source, bitIndex), text, names.get(source)].join(' ');
    known.set(id, searched);
    return searched;
  };
}

export interface ErrorLogParts extends LogReadingParts {
  readonly machines: MachinesStore;
  readonly faultTexts: FaultTextsStore;
  readonly preferences: PreferencesStore;
  readonly settings: SettingsStore;
  /** What a source is called, to be searched for. */
  readonly sourceName: (source: FaultSource) => string;
}

const none: readonly FaultLogEntry[] = [];

/** The log of faults, narrowed and with one entry opened, and what is up now. */
export class ErrorLogVm {
  readonly reading: LogReadingVm;
  view: LogView = {};
  /** Opens the newest entry while none is chosen: there is room beside the table. */
  opensNewest = false;
  private readonly parts: ErrorLogParts;

  constructor(parts: ErrorLogParts) {
    this.parts = parts;
    this.reading = new LogReadingVm(parts);
    makeAutoObservable<this, 'parts' | 'filter' | 'chosen'>(
      this,
      {
        reading: false,
        view: observableRef,
        parts: false,
        chosen: false,
        filter: computed({ equals: compareStructural }),
        standing: computed({ equals: compareStructural }),
      },
      { autoBind: true },
    );
  }

  show(view: LogView): void {
    this.view = view;
  }

  /** Changes what is named and keeps the rest. */
  narrow(change: LogView): void {
    this.view = { ...this.view, ...change };
  }

  showAll(): void {
    this.narrow({ severity: undefined, source: undefined, words: undefined });
  }

  open(entry: FaultLogEntry | undefined): void {
    this.narrow({ row: entry && entryKey(entry) });
  }

  setOpensNewest(opensNewest: boolean): void {
    this.opensNewest = opensNewest;
  }

  /** Opens the entry that a key leads to, where `page` rows are in view; false for a key that leads nowhere. */
  moveBy(key: string, page: number): boolean {
    const index = movedIndex(key, this.openIndex, this.rows.length, page);
    if (index === undefined) return false;
    this.open(this.rows[index]);
    return true;
  }

  /** The faults that are up, worst first; undefined while nothing is heard of the plant. */
  get standing(): readonly ActiveFault[] | undefined {
    const { connection, faults } = this.parts.plant;
    return connection === 'connected' ? allActiveFaults(faults) : undefined;
  }

  /** Says when the worst of the faults that are up came; undefined where the log does not know. */
  get worstEntry(): FaultLogEntry | undefined {
    const worst = this.standing?.[0];
    return worst && this.entriesOfStanding.get(worst);
  }

  /** The newest of the log; undefined while it is not known, or without any. */
  get lastEntry(): FaultLogEntry | undefined {
    return this.reading.entries?.[0];
  }

  /** The entries of faults that are still up. */
  get stillUp(): ReadonlySet<FaultLogEntry> {
    return new Set(this.entriesOfStanding.values());
  }

  /** Whether it may be noted that somebody has seen a fault. */
  get canNote(): boolean {
    return this.parts.session.session.canWrite;
  }

  /** Whether the page may be opened that says how often which fault came. */
  get canRank(): boolean {
    return this.parts.session.allowed.errors;
  }

  /** The entries of the same fault in 12 months, newest first, as far as the log reaches. */
  sameAs({ source, bitIndex }: FaultLogEntry): readonly FaultLogEntry[] {
    const { entries } = this.reading;
    const { yearRange } = this;
    if (entries === undefined || yearRange === undefined) return none;
    return filterFaults(entries, { sources: [source], fromMs: yearRange.fromMs }).filter((entry) => entry.bitIndex === bitIndex);
  }

  /** The 12 months up to when the log was read; undefined before. */
  get yearRange(): TimeRange | undefined {
    const { readAtMs } = this.reading;
    return readAtMs === undefined ? undefined : rankedRange(readAtMs, this.parts.settings.settings.time.zone);
  }

  /** The next newer or older entry than one that may have been recorded; undefined for none. */
  recordedBeside(entry: FaultLogEntry, towards: 'newer' | 'older'): FaultLogEntry | undefined {
    const entries = this.reading.entries ?? none;
    const at = indexOfKey(entries, entryKey(entry));
    if (at < 0) return undefined;
    return towards === 'older'
      ? entries.slice(at + 1).find((other) => this.hasRecord(other))
      : entries.slice(0, at).findLast((other) => this.hasRecord(other));
  }

  /** Whether the time around an entry may have been recorded, and may be seen. */
  hasRecord(entry: FaultLogEntry): boolean {
    const { session, settings } = this.parts;
    return session.allowed.errors && isRecorded(entry, settings.settings.limits.recordsWarnings);
  }

  get isNarrowed(): boolean {
    return isNarrowed(this.view);
  }

  /** The entries that the filter lets through. */
  get rows(): readonly FaultLogEntry[] {
    return this.chosen(this.filter);
  }

  /** Counted with the other filters. */
  get severityChoices(): readonly Choice<FaultSeverity>[] {
    return severityChoices(this.chosen({ ...this.filter, severities: undefined }));
  }

  /** What there is now, and what the log has; counted with the other filters. */
  get sourceChoices(): readonly Choice<FaultSource>[] {
    const installed = this.parts.machines.shape.machines.map(({ slot }) => slot);
    return sourceChoices(
      this.chosen({ ...this.filter, sources: undefined }),
      new Set<FaultSource>(['master', ...installed, ...this.loggedSources]),
    );
  }

  /** Place of the opened entry among the rows; undefined for none. */
  get openIndex(): number | undefined {
    const { row } = this.view;
    const index = row === undefined ? -1 : indexOfKey(this.rows, row);
    if (index >= 0) return index;
    return this.opensNewest && this.rows.length > 0 ? 0 : undefined;
  }

  get opened(): FaultLogEntry | undefined {
    return this.openIndex === undefined ? undefined : this.rows[this.openIndex];
  }

  /** The machines as they were at the opened entry. */
  get machinesThen(): readonly MachineView[] {
    const { machines } = this.parts.machines.shape;
    return this.opened === undefined ? [] : machinesThen(this.opened, machines);
  }

  /** Whether the machine of a slot has a page that may be opened. */
  isLinked(slot: number): boolean {
    return this.parts.session.allowed.overview && this.parts.machines.shape.machines.some((machine) => machine.slot === slot);
  }

  /** The address names an entry that the log has not, or no more. */
  get isRowGone(): boolean {
    const { row } = this.view;
    const { entries } = this.reading;
    return row !== undefined && entries !== undefined && indexOfKey(entries, row) < 0;
  }

  private get filter(): FaultFilter {
    const { severity, source, words } = this.view;
    return {
      severities: severity && [severity],
      sources: source === undefined ? undefined : [source],
      words: words?.trim() === '' ? undefined : words,
    };
  }

  private get entriesOfStanding(): ReadonlyMap<ActiveFault, FaultLogEntry> {
    return entriesOfFaults(this.reading.entries ?? none, this.standing ?? []);
  }

  private get loggedSources(): ReadonlySet<FaultSource> {
    return new Set(this.reading.entries?.map(({ source }) => source));
  }

  private get textOf(): (entry: FaultLogEntry) => string {
    const { faultTexts, preferences, sourceName } = this.parts;
    return searchText(faultTexts.of(preferences.language), messageLanguageOf(preferences.language), sourceName);
  }

  private chosen(filter: FaultFilter): readonly FaultLogEntry[] {
    return filterFaults(this.reading.entries ?? none, filter, this.textOf);
  }
}
