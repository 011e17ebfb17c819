import type { LineProblem } from '../../core/ports/index.ts';

/** An open connection: a socket or a serial port. */
export interface Wire {
  send(bytes: Uint8Array): void;
  /** Ends it; done when nothing of it is left. */
  hangUp(): Promise<void>;
}

/** What a wire reports; nothing more after its end. */
export interface WireEvents {
  bytes(bytes: Uint8Array): void;
  ended(problem: LineProblem): void;
}

/** How a line gets its connection. */
export interface Transport {
  /** Never rejects; gives up at once when the signal is given. */
  open(events: WireEvents, signal: AbortSignal): Promise<Wire | LineProblem>;
}
