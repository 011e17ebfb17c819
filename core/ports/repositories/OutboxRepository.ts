import type { CompressorState } from '../../compressor/index.ts';
import type { FaultReading, FaultSource, FaultWordsByLanguage } from '../../faults/index.ts';
import type { MasterState } from '../../master/index.ts';
import type { Month } from '../../time/index.ts';
import type { MessageLanguage } from '../../settings/index.ts';

/** A fault that came, as a message reports it. */
export interface ReportedFault {
  readonly atMs?: number | undefined;
  readonly source: FaultSource;
  readonly bitIndex: number;
  /** As of an entry of the log. */
  readonly reading?: FaultReading | undefined;
  /** Likewise. */
  readonly words?: FaultWordsByLanguage | undefined;
}

/** An installed compressor, as a message reports it. */
export interface ReportedMachine {
  readonly number: number;
  readonly name: string;
  /** Model or product type; empty when neither is known. */
  readonly type: string;
  readonly state?: CompressorState | undefined;
}

/** The station when the last fault came. */
export interface StationStatus {
  readonly atMs: number;
  readonly master?: MasterState | undefined;
  readonly systemPressureBar?: number | undefined;
  readonly volumeFlowM3min?: number | undefined;
  readonly deliveryVolumeM3min?: number | undefined;
  /** 0..1 */
  readonly loadRatio?: number | undefined;
  readonly machines: readonly ReportedMachine[];
}

/** What a message reports, before a language gives it its words; survives JSON. */
export interface FaultReport {
  readonly faults: readonly ReportedFault[];
  /** Faults that found no room in the list. */
  readonly moreCount: number;
  readonly status: StationStatus;
}

/** That the report of a month is made; the mail brings the file. */
export interface MonthNotice {
  readonly month: Month;
  /** The report's first sentences, by language. */
  readonly results: Readonly<Partial<Record<MessageLanguage, string>>>;
}

/** Ways to reach people. */
export type MessageChannel = 'mail' | 'sms';

/** A message that waits to be sent; its words are made when it is. */
export interface OutboxMessage {
  readonly id: string;
  readonly channel: MessageChannel;
  /** Place of the receiver in the settings, from 0. */
  readonly slot: number;
  readonly address: string;
  readonly report: FaultReport | MonthNotice;
  /** Attempts that failed. */
  readonly attempts: number;
  /** When the next attempt is due. */
  readonly nextMs: number;
}

/** Messages that wait to be sent. */
export interface OutboxRepository {
  /** Oldest first; one that is saved again keeps its place. */
  all(): readonly OutboxMessage[];
  save(message: OutboxMessage): void;
  /** An unknown id is none. */
  remove(id: string): void;
}
