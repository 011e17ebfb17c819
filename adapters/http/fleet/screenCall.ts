import type * as z from 'zod/mini';
import { readScreenAnswer, type ScreenCallSpec } from '../../contract/index.ts';
import { type AnswerReader, jsonValue } from '../answerReaders.ts';
import type { OutgoingCall } from '../exchange.ts';

type Values = Readonly<Record<string, string | number | undefined>>;

export interface ScreenInput {
  readonly params?: Values;
  /** Undefined values are left out. */
  readonly query?: Values;
  readonly body?: unknown;
  readonly waiting?: OutgoingCall['waiting'];
}

const filled = (path: string, params: Values) =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));

function queryText(query: Values): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

/** A call of the fleet's pages as it goes out. */
export const screenCall = ({ method, path }: Pick<ScreenCallSpec, 'method' | 'path'>, input: ScreenInput = {}): OutgoingCall => ({
  method,
  path: filled(path, input.params ?? {}) + queryText(input.query ?? {}),
  waiting: input.waiting,
  ...(input.body === undefined ? {} : { body: input.body }),
});

/** Reads the answer of a call; undefined for what is none. */
export const screenReader =
  <Answer>(spec: { readonly answer: z.ZodMiniType<Answer> }): AnswerReader<Answer> =>
  (answer) => {
    const wire = jsonValue(answer);
    if (wire === undefined) return undefined;
    try {
      return readScreenAnswer(spec, wire);
    } catch {
      return undefined;
    }
  };
