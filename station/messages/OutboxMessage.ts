import type { FaultReport } from './FaultReport.ts';
import type { Channel } from './messageReceivers.ts';

/** A message that waits to be sent; its words are made when it is. */
export interface OutboxMessage {
  readonly id: string;
  readonly channel: Channel;
  /** Place of the receiver in the settings, from 0. */
  readonly slot: number;
  readonly address: string;
  readonly report: FaultReport;
  /** Attempts that failed. */
  readonly attempts: number;
  /** When the next attempt is due. */
  readonly nextMs: number;
}
