import type { ModbusTable } from '../../core/field/index.ts';
import { exceptionCodes, readRequest } from '../../core/modbus/index.ts';
import type { LineProblem, ModbusIdentity, ModbusLine, ModbusManner, ModbusNoAnswer, ModbusQuestion } from '../../core/ports/index.ts';

/** What a unit holds: words or bits by address. */
export interface MemoryUnit extends Partial<Record<ModbusTable, Readonly<Record<number, number>>>> {
  readonly identity?: ModbusIdentity;
}

/** A line without a wire. Units that are not there are silent behind a gateway, addresses that are not there are refused. */
export interface MemoryModbusLine extends ModbusLine {
  /** May be changed while it runs. */
  readonly units: Map<number, MemoryUnit>;
  /** Instead of the answers of a unit, until it is deleted. */
  readonly failures: Map<number, ModbusNoAnswer>;
  /** All questions that went out, in their order. */
  readonly asked: readonly ModbusQuestion[];
  /** No connection for a reason, until it is undefined. */
  disconnect(problem: LineProblem | undefined): void;
  /** Keeps answers back until what it gives is called. */
  hold(): () => void;
}

export function memoryModbusLine(units: Iterable<readonly [number, MemoryUnit]>): MemoryModbusLine {
  const known = new Map(units);
  const failures = new Map<number, ModbusNoAnswer>();
  const asked: ModbusQuestion[] = [];
  const closing = new AbortController();
  let problem: LineProblem | undefined;
  let generation = 0;
  let isConnected = false;
  let held = Promise.resolve();
  let turn: Promise<unknown> = Promise.resolve();

  const noSuch = (code: number): ModbusNoAnswer => ({ ok: false, reason: 'exception', code });
  const failed = (reason: 'closed' | 'aborted' | 'disconnected'): ModbusNoAnswer => ({ ok: false, reason });

  /** What ends a question at any time. */
  function ended(manner: ModbusManner): Promise<ModbusNoAnswer> {
    return new Promise((resolve) => {
      closing.signal.addEventListener('abort', () => resolve(failed('closed')));
      manner.signal?.addEventListener('abort', () => resolve(failed('aborted')));
    });
  }

  function inTurn<T>(unit: number, manner: ModbusManner, answer: (unit: MemoryUnit) => T | ModbusNoAnswer): Promise<T | ModbusNoAnswer> {
    if (closing.signal.aborted) return Promise.resolve(failed('closed'));
    if (manner.signal?.aborted === true) return Promise.resolve(failed('aborted'));
    const own = turn.then(async () => {
      if (closing.signal.aborted || manner.signal?.aborted === true) return failed('aborted');
      if (problem !== undefined) return failed('disconnected');
      if (!isConnected) generation++;
      isConnected = true;
      const holding = known.get(unit);
      const result = failures.get(unit) ?? (holding === undefined ? noSuch(exceptionCodes.gatewaySilent) : answer(holding));
      await held;
      return result;
    });
    const first = Promise.race([own, ended(manner)]);
    turn = first;
    return first;
  }

  return {
    units: known,
    failures,
    asked,
    read(question, manner = {}) {
      readRequest(question);
      const { unit, table, at, count } = question;
      return inTurn(unit, manner, (holding) => {
        asked.push(question);
        const words = Array.from({ length: count }, (_, i) => holding[table]?.[at + i]);
        if (words.includes(undefined)) return noSuch(exceptionCodes.illegalAddress);
        return { ok: true as const, words: words as number[] };
      });
    },
    identify: (unit, manner = {}) =>
      inTurn(unit, manner, ({ identity }) =>
        identity === undefined ? noSuch(exceptionCodes.illegalFunction) : { ok: true as const, identity },
      ),
    state: () => ({ isConnected, problem, generation }),
    disconnect(why) {
      problem = why;
      if (why !== undefined) isConnected = false;
    },
    hold() {
      let release = (): void => undefined;
      held = new Promise((resolve) => (release = resolve));
      return release;
    },
    close() {
      closing.abort();
      isConnected = false;
      return Promise.resolve();
    },
  };
}
