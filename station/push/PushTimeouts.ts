import { msPerMinute, msPerSecond } from '../../core/time/index.ts';

/** How long the push connection waits for its clients. */
export interface PushTimeouts {
  /** Between two messages of the clock, and two looks at who is slow. */
  readonly tickMs: number;
  /** For the handshake. */
  readonly handshakeMs: number;
  /** Between an answer to a heartbeat and the next heartbeat. */
  readonly heartbeatMs: number;
  /** For the answer to a heartbeat, until a client counts as slow. */
  readonly answerMs: number;
  /** For the answer to a heartbeat, until the connection is given up; the client waits as long for a heartbeat that is due. */
  readonly silenceMs: number;
  /** For a slow client to take what was sent. */
  readonly slowMs: number;
}

export const defaultTimeouts: PushTimeouts = {
  tickMs: msPerSecond,
  handshakeMs: 5 * msPerSecond,
  heartbeatMs: 5 * msPerSecond,
  answerMs: 5 * msPerSecond,
  silenceMs: 20 * msPerSecond,
  slowMs: msPerMinute,
};
