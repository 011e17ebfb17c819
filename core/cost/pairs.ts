/** One object for each pair of two values. */
export function pairs<A, B>(): (a: A, b: B) => readonly [A, B] {
  const known = new Map<A, Map<B, readonly [A, B]>>();
  return (a, b) => {
    const ofA = known.get(a) ?? new Map<B, readonly [A, B]>();
    known.set(a, ofA);
    const pair = ofA.get(b) ?? ([a, b] as const);
    ofA.set(b, pair);
    return pair;
  };
}
