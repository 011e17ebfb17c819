import {
  exceptionIn,
  type Framing,
  identifyRequest,
  identityOf,
  identityPartOf,
  readAnswer,
  readRequest,
  type Request,
} from '../../core/modbus/index.ts';
import { backOffMs } from '../networks/index.ts';
import type { LineProblem, ModbusIdentityAnswer, ModbusLine, ModbusManner, ModbusNoAnswer } from '../../core/ports/index.ts';
import { type DoubtRules, type LineConnection, lineConnection, type Outcome } from './lineConnection.ts';
import { type LineTimers, systemTimers } from './LineTimers.ts';
import { type LineJob, lineQueue } from './lineQueue.ts';
import type { Transport } from './Transport.ts';

export interface LineParts {
  readonly transport: Transport;
  /** Frames of a new connection; `nextId` counts the questions of the line. */
  readonly framing: (nextId: () => number) => Framing;
  readonly rules: DoubtRules;
  /** How long an answer to this question may take where it does not say so itself. */
  readonly timeoutMs: (request: Request) => number;
  /** Least silence before a question where it does not say so itself. */
  readonly pauseMs: number;
  readonly timers?: LineTimers;
  /** 0 to 1. */
  readonly random?: () => number;
}

/** Of the identification, more are never asked for. */
const lastObject = 2;

/** A line on any transport. */
export function modbusLine({
  transport,
  framing,
  rules,
  timeoutMs,
  pauseMs,
  timers = systemTimers,
  random = Math.random,
}: LineParts): ModbusLine {
  const closing = new AbortController();
  let connection: LineConnection | undefined;
  let problem: LineProblem | undefined;
  let generation = 0;
  let connectMs: number | undefined;
  let questions = 0;
  /** In a row: connects that failed, and connections that gave no answer before they broke. */
  let failures = 0;
  let nextTryMs = -Infinity;
  let hasAnswered = false;
  /** Done when nothing of the connection before is left. */
  let former = Promise.resolve();

  const countFailure = () => {
    failures++;
    nextTryMs = timers.nowMs() + backOffMs(failures, random);
  };

  async function connected(): Promise<LineConnection | undefined> {
    if (connection !== undefined || timers.nowMs() < nextTryMs || closing.signal.aborted) return connection;
    const fresh = lineConnection({
      framing: framing(() => questions++),
      rules,
      timers,
      onEnd(why, gone) {
        if (connection === fresh) connection = undefined;
        former = gone;
        problem = why ?? problem;
        // Who only was silent is asked on; what breaks at once is left alone for a while.
        if (!hasAnswered && why !== 'silent' && why !== undefined) countFailure();
      },
    });
    hasAnswered = false;
    await former;
    const beginMs = timers.nowMs();
    const wire = await transport.open(fresh.events, closing.signal);
    if (typeof wire === 'string') {
      problem = wire;
      countFailure();
      return undefined;
    }
    generation++;
    connectMs = timers.nowMs() - beginMs;
    fresh.attach(wire);
    if (fresh.isOver() || closing.signal.aborted) {
      await wire.hangUp();
      return undefined;
    }
    connection = fresh;
    return fresh;
  }

  async function outcomeOf({ request, manner, isSettled }: LineJob): Promise<Outcome> {
    const current = await connected();
    if (current === undefined) return 'disconnected';
    if (isSettled()) return 'aborted';
    if (!(await current.quietFor(manner.pauseMs ?? pauseMs))) return 'disconnected';
    if (isSettled()) return 'aborted';
    const outcome = await current.ask(request, manner.timeoutMs ?? timeoutMs(request));
    if (typeof outcome !== 'string') {
      hasAnswered = true;
      failures = 0;
      problem = undefined;
    }
    return outcome;
  }

  const queue = lineQueue(outcomeOf, () => connection?.abort());

  /** The answer's bytes, or what there is instead of them. */
  async function ask(request: Request, manner: ModbusManner = {}): Promise<Uint8Array | ModbusNoAnswer> {
    const outcome = await queue.add(request, manner);
    if (typeof outcome === 'string') return { ok: false, reason: outcome };
    const code = exceptionIn(outcome);
    return code === undefined ? outcome : { ok: false, reason: 'exception', code };
  }

  async function identified(
    unit: number,
    first: Promise<Uint8Array | ModbusNoAnswer>,
    manner?: ModbusManner,
  ): Promise<ModbusIdentityAnswer> {
    const objects = new Map<number, string>();
    let asked = 0;
    for (let answer = await first; ; answer = await ask(identifyRequest(unit, asked), manner)) {
      if (!(answer instanceof Uint8Array)) return objects.size > 0 ? { ok: true, identity: identityOf(objects) } : answer;
      const part = identityPartOf(answer);
      for (const [object, text] of part.objects) objects.set(object, text);
      if (part.nextObject === undefined || part.nextObject <= asked || part.nextObject > lastObject) break;
      asked = part.nextObject;
    }
    return { ok: true, identity: identityOf(objects) };
  }

  return {
    read(question, manner) {
      const request = readRequest(question);
      return ask(request, manner).then((answer) => (answer instanceof Uint8Array ? readAnswer(question, answer) : answer));
    },
    identify: (unit, manner) => identified(unit, ask(identifyRequest(unit), manner), manner),
    state: () => ({ isConnected: connection !== undefined, problem, generation, connectMs }),
    async close() {
      closing.abort();
      queue.close();
      await connection?.end(undefined, 'closed');
      await queue.ended();
      await former;
    },
  };
}
