import type { LineState, ModbusAnswer, ModbusLine, ModbusQuestion } from '../../../core/ports/index.ts';
import type { VirtualTime } from './virtualTime.ts';

/** A line of which a spec says what comes back, and how long that takes. */
export interface ScriptedLine extends ModbusLine {
  /** Every question with when it was asked. */
  readonly asked: (ModbusQuestion & { readonly atMs: number })[];
  readonly connection: { -readonly [Field in keyof LineState]: LineState[Field] };
}

interface Script {
  readonly time: VirtualTime;
  readonly answer: (question: ModbusQuestion) => ModbusAnswer;
  readonly takesMs?: number;
}

export function scriptedLine({ time, answer, takesMs = 5 }: Script): ScriptedLine {
  const asked: ScriptedLine['asked'] = [];
  const connection: ScriptedLine['connection'] = { isConnected: true, problem: undefined, generation: 1 };
  const stop = new AbortController();
  return {
    asked,
    connection,
    async read(question) {
      asked.push({ ...question, atMs: time.clock.nowMs() });
      const given = connection.isConnected ? answer(question) : ({ ok: false, reason: 'disconnected' } as const);
      await time.pause(!given.ok && given.reason === 'timeout' ? 1000 : takesMs, stop.signal);
      return stop.signal.aborted ? { ok: false, reason: 'closed' } : given;
    },
    identify: () => Promise.resolve({ ok: false, reason: 'timeout' }),
    state: () => ({ ...connection }),
    close() {
      stop.abort();
      return Promise.resolve();
    },
  };
}

/** Registers that hold their own addresses. */
export const addresses = ({ at, count }: ModbusQuestion): ModbusAnswer => ({
  ok: true,
  words: Array.from({ length: count }, (_, i) => at + i),
});
/** What a device or gateway refuses with. */
export const exception = (code: number): ModbusAnswer => ({ ok: false, reason: 'exception', code });
export const timeout: ModbusAnswer = { ok: false, reason: 'timeout' };
