import type * as z from 'zod/mini';
import type { FieldProblem } from '../../core/field/index.ts';
import { problemsIn } from './plainProblems.ts';

/** What could be read of a file, or what is wrong with it: where, and what was expected. */
export type Read<Value> =
  { readonly value: Value; readonly problems?: never } | { readonly value?: never; readonly problems: readonly FieldProblem[] };

/** Values as a schema has them, then what `alsoWrong` finds between them. */
export function readWith<Value>(
  schema: z.ZodMiniType<Value>,
  json: unknown,
  alsoWrong: (value: Value) => readonly FieldProblem[] = () => [],
): Read<Value> {
  const { success, data, error } = schema.safeParse(json, { reportInput: true });
  const problems = success ? alsoWrong(data) : problemsIn(error.issues);
  return success && problems.length === 0 ? { value: data } : { problems };
}
