import { msPerSecond } from '../../core/time/index.ts';

/** What a web server takes. */
export interface HttpLimits {
  /** Request line and headers together. */
  readonly headerBytes: number;
  readonly headerCount: number;
  /** Without what a call of the contract may send more. */
  readonly bodyBytes: number;
  /** From the connection, or the end of the call before, to the last header. */
  readonly headersMs: number;
  /** Likewise to the end of the body. */
  readonly requestMs: number;
  /** Between two calls of a connection. */
  readonly idleMs: number;
  /** Without a byte in either direction. */
  readonly stalledMs: number;
  /** How often the times of headers, bodies and stalled connections are looked at: no limit lasts longer than this beyond its time. */
  readonly checkEveryMs: number;
  readonly connections: number;
  /** Of one address, or one /64 network in IPv6; loopback and trusted proxies stand for many and are not counted. */
  readonly connectionsPerAddress: number;
}

/** The limits of a station. */
export const httpLimits: HttpLimits = {
  headerBytes: 16_384,
  headerCount: 64,
  bodyBytes: 65_536,
  headersMs: 10 * msPerSecond,
  requestMs: 30 * msPerSecond,
  idleMs: 20 * msPerSecond,
  stalledMs: 120 * msPerSecond,
  checkEveryMs: msPerSecond / 2,
  connections: 1500,
  connectionsPerAddress: 150,
};
