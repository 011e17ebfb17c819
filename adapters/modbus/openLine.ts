import { mbapFraming, type Request, rtuFraming } from '../../core/modbus/index.ts';
import type { ModbusLine } from '../../core/ports/index.ts';
import { type LineTimers, systemTimers } from './LineTimers.ts';
import { modbusLine } from './modbusLine.ts';
import { type SerialPort, serialTransport } from './serialTransport.ts';
import { type TcpTarget, tcpTransport } from './tcpTransport.ts';

/** What a specification puts in the place of time and chance. */
export interface LineSurroundings {
  readonly timers?: LineTimers;
  readonly random?: () => number;
}

interface LineManner {
  /** Least silence before each question. */
  readonly pauseMs?: number | undefined;
  /** How long an answer may take. */
  readonly timeoutMs?: number | undefined;
}

export interface TcpLineOptions extends TcpTarget, LineManner {
  /** How the frames look: of Modbus TCP, or of a serial line behind a gateway that only passes them on. */
  readonly framing: 'tcp' | 'rtu';
}

export interface SerialLineOptions extends SerialPort, LineManner {}

const tcpTimeoutMs = 1000;
/** Serial frames are passed on by a gateway, which waits for the device in turn. */
const gatewayTimeoutMs = 2000;
/** For the device to think. */
const serialReserveMs = 300;
const secondMs = 1000;
/** Unit and check sum. */
const rtuFrameBytes = 3;
/** Between two frames of a serial line, in characters; above 19200 bits a second a fixed time. */
const frameGapChars = 3.5;
const minFrameGapMs = 1.75;
/** Behind a gateway, whose line has such gaps too; in it a frame that nobody asked for is seen before the next question. */
const minRtuPauseMs = 5;
const startAndDataBits = 9;

/** A line to a machine in the network. */
export function tcpLine({ framing, pauseMs = 0, timeoutMs, ...target }: TcpLineOptions, surroundings: LineSurroundings = {}): ModbusLine {
  const { timers = systemTimers } = surroundings;
  const isNumbered = framing === 'tcp';
  const answerMs = timeoutMs ?? (isNumbered ? tcpTimeoutMs : gatewayTimeoutMs);
  return modbusLine({
    transport: tcpTransport(target, timers),
    framing: isNumbered ? mbapFraming : rtuFraming,
    rules: { onTimeout: isNumbered ? 'goOn' : 'hangUp', onDamage: 'hangUp' },
    timeoutMs: () => answerMs,
    pauseMs: isNumbered ? pauseMs : Math.max(pauseMs, minRtuPauseMs),
    ...surroundings,
  });
}

const charMs = ({ baud, parity, stopBits }: SerialPort): number =>
  ((startAndDataBits + (parity === 'none' ? 0 : 1) + stopBits) * secondMs) / baud;

/** How long a question and its longest answer take on a serial line, and the device in between. */
export const serialTimeoutMs = (port: SerialPort, { pdu, maxAnswerLength }: Request): number =>
  (pdu.length + maxAnswerLength + 2 * rtuFrameBytes) * charMs(port) + serialReserveMs;

/** Least silence before each question on a serial line. */
export const serialPauseMs = (port: SerialPort, pauseMs: number): number => Math.max(pauseMs, minFrameGapMs, frameGapChars * charMs(port));

/** A line at a serial port. */
export function serialLine({ pauseMs = 0, timeoutMs, ...port }: SerialLineOptions, surroundings: LineSurroundings = {}): ModbusLine {
  return modbusLine({
    transport: serialTransport(port),
    framing: rtuFraming,
    rules: { onTimeout: 'silence', onDamage: 'silence' },
    timeoutMs: (request) => timeoutMs ?? serialTimeoutMs(port, request),
    pauseMs: serialPauseMs(port, pauseMs),
    ...surroundings,
  });
}
