import { remembered } from '../records/index.ts';

/** One object for each pair of two values. */
export function pairs<A, B>(): (a: A, b: B) => readonly [A, B] {
  const withA = remembered((a: A) => remembered((b: B) => [a, b] as const));
  return (a, b) => withA(a)(b);
}
