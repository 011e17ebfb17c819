import type { ModbusTable } from '../../field/index.ts';
import type { StopSignal } from '../StopSignal.ts';

/** What is read at once. */
export interface ModbusQuestion {
  /** 0 to 255. */
  readonly unit: number;
  readonly table: ModbusTable;
  /** As on the wire, from 0 to 65535: 40001 of a manual is 0. */
  readonly at: number;
  /** Registers, 1 to 125, or bits, 1 to 2000; they end at 65535. */
  readonly count: number;
}

/** How one question is asked; what is left out is the line's own. */
export interface ModbusManner {
  /** How long an answer may take. */
  readonly timeoutMs?: number;
  /** Least silence on the line before the question. */
  readonly pauseMs?: number;
  readonly signal?: StopSignal;
}

/**
 * Why a question has no answer:
 * - `timeout`: it was asked and nothing came in time;
 * - `disconnected`: it was not asked, as there is no connection now, or the connection ended before the answer came;
 * - `damaged`: what came is no answer to it, so that the connection was given up;
 * - `aborted`: by the signal; `closed`: the line is; `crowded`: too many questions wait already.
 */
export type ModbusFailure = 'timeout' | 'disconnected' | 'damaged' | 'aborted' | 'closed' | 'crowded';

/** A question that failed; an exception is the device's or gateway's own word: 1 to 3 not there, 4 defect, 5 and 6 busy, 10 and 11 no such unit. */
export type ModbusNoAnswer =
  { readonly ok: false; readonly reason: ModbusFailure } | { readonly ok: false; readonly reason: 'exception'; readonly code: number };

/** As many registers, 0 to 65535, or bits, 0 or 1, as were asked for. */
export type ModbusAnswer = { readonly ok: true; readonly words: readonly number[] } | ModbusNoAnswer;

/** What a device says of itself, without control characters and shortened; undefined what it leaves out. */
export interface ModbusIdentity {
  readonly vendor: string | undefined;
  readonly product: string | undefined;
  readonly revision: string | undefined;
}

/** What a device says of itself, or why it does not. */
/** Who a unit is, or why that is not known. */
export type ModbusIdentityAnswer = { readonly ok: true; readonly identity: ModbusIdentity } | ModbusNoAnswer;

/** Why a line has no connection. */
export type LineProblem =
  /** The name leads nowhere. */
  | 'noSuchHost'
  /** The address lies outside of the plant's networks. */
  | 'notAllowed'
  /** Somebody is there, but nothing listens. */
  | 'refused'
  | 'unreachable'
  /** No connection within the limit. */
  | 'connectTimeout'
  /** The other end hung up. */
  | 'hungUp'
  /** Bytes that can't be the answer. */
  | 'damaged'
  /** Several questions in a row without an answer. */
  | 'silent'
  /** Of a serial port: the file is not there, may not be opened, can't be set, or fails. */
  | 'noDevice'
  | 'noRight'
  | 'deviceFails';

/** The connection of a line now. */
export interface LineState {
  readonly isConnected: boolean;
  /** Why not, or why it was not the last time; undefined after a right answer. */
  readonly problem: LineProblem | undefined;
  /** Connections made so far. */
  readonly generation: number;
  /** How long the last of them took to be made, and nothing more; undefined before the first. */
  readonly connectMs?: number | undefined;
}

/**
 * One connection to one or more units, which can only read. One question is on the wire at a time, the others wait in their order.
 * It connects when it is asked and the time for a further try has come, else the answer is `disconnected` at once: who asks in a loop has a pause of his own.
 * Nothing that a wire does makes it throw; arguments outside of their ranges do.
 */
export interface ModbusLine {
  read(question: ModbusQuestion, manner?: ModbusManner): Promise<ModbusAnswer>;
  identify(unit: number, manner?: ModbusManner): Promise<ModbusIdentityAnswer>;
  state(): LineState;
  /** Answers what waits with `closed` and leaves nothing open. */
  close(): Promise<void>;
}
