import { compareStructural, computed, makeAutoObservable } from 'mobx';
import {
  allActiveFaults,
  entriesOfFaults,
  type FaultLogEntry,
  faultRanking,
  type FaultRanking,
  faultSeverity,
  type FaultSeverity,
  type RankedFault,
  rankedRange,
} from '../../../../core/faults/index.ts';
import type { TimeRange } from '../../../../core/time/index.ts';
import type { SettingsStore } from '../../../stores/index.ts';
import { type LogReadingParts, LogReadingVm } from '../logReading.vm.ts';
import { listedSeverities } from '../model/logView.ts';

export const rankingOrders = ['count', 'duration'] as const;
export type RankingOrder = (typeof rankingOrders)[number];

export interface RankingParts extends LogReadingParts {
  readonly settings: SettingsStore;
}

/** How often and how long each fault was up in the last 12 months, as far as the log reaches. */
export class RankingVm {
  readonly reading: LogReadingVm;
  order: RankingOrder = 'count';
  /** Undefined for all. */
  severity: FaultSeverity | undefined = undefined;
  /** `2.65`, source and bit of the fault that is opened. */
  chosen: string | undefined = undefined;
  private readonly parts: RankingParts;

  constructor(parts: RankingParts) {
    this.parts = parts;
    this.reading = new LogReadingVm(parts);
    makeAutoObservable<this, 'parts'>(
      this,
      { reading: false, parts: false, range: computed({ equals: compareStructural }) },
      { autoBind: true },
    );
  }

  /** Reads `?fault=2.65&order=duration&severity=error`; what is missing or unknown is as at the start. */
  show(query: URLSearchParams): void {
    this.order = rankingOrders.find((order) => order === query.get('order')) ?? 'count';
    this.severity = listedSeverities.find((severity) => severity === query.get('severity'));
    this.chosen = query.get('fault') ?? undefined;
  }

  toQuery(): Readonly<Record<string, string>> {
    return {
      ...(this.chosen !== undefined && { fault: this.chosen }),
      ...(this.order !== 'count' && { order: this.order }),
      ...(this.severity !== undefined && { severity: this.severity }),
    };
  }

  setOrder(order: RankingOrder): void {
    this.order = order;
  }

  setSeverity(severity: FaultSeverity | undefined): void {
    this.severity = severity;
  }

  choose({ source, bitIndex }: Pick<RankedFault, 'source' | 'bitIndex'>): void {
    this.chosen = `${source}.${bitIndex}`;
  }

  /** Up to when the log was read; undefined until then. */
  get range(): TimeRange | undefined {
    const { readAtMs } = this.reading;
    return readAtMs === undefined ? undefined : rankedRange(readAtMs, this.parts.settings.settings.time.zone);
  }

  /** Of the chosen severity; undefined until the log was read. */
  get ranking(): FaultRanking | undefined {
    const { entries } = this.reading;
    if (entries === undefined || this.range === undefined) return undefined;
    const { severity } = this;
    const counted = severity === undefined ? entries : entries.filter(({ bitIndex }) => faultSeverity(bitIndex) === severity);
    const ranking = faultRanking(counted, this.range, (entry) => this.stillUp.has(entry));
    return { ...ranking, knownFromMs: faultRanking(entries, this.range).knownFromMs };
  }

  /** In the chosen order. */
  get faults(): readonly RankedFault[] {
    const faults = this.ranking?.faults ?? [];
    return this.order === 'count' ? faults : faults.toSorted((a, b) => b.durationMs - a.durationMs || b.count - a.count);
  }

  /** The fault that is opened: the chosen one, else the first. */
  get opened(): RankedFault | undefined {
    const { chosen, faults } = this;
    return faults.find(({ source, bitIndex }) => `${source}.${bitIndex}` === chosen) ?? (chosen === undefined ? faults[0] : undefined);
  }

  /** The entries of faults that are still up. */
  get stillUp(): ReadonlySet<FaultLogEntry> {
    const { connection, faults } = this.parts.plant;
    const up = connection === 'connected' ? allActiveFaults(faults) : [];
    return new Set(entriesOfFaults(this.reading.entries ?? [], up).values());
  }
}
