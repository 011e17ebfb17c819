import fc from 'fast-check';

type Path = readonly string[];
type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What arrives at the other end. */
export const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');

/** Paths of all fields of a JSON tree, inner ones included. */
export const pathsIn = (value: unknown, path: Path = []): readonly Path[] => [
  path,
  ...(isTree(value) ? Object.entries(value).flatMap(([key, child]) => pathsIn(child, [...path, key])) : []),
];

/** The value at a path of a JSON tree. */
export const valueAt = (tree: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (isTree(value) ? value[key] : undefined), tree);

/** Paths of the fields that hold no further ones. */
export const leavesIn = (tree: unknown): readonly Path[] => pathsIn(tree).filter((path) => !isTree(valueAt(tree, path)));

/** A tree with something else at a path; undefined leaves the field out. */
export function withAt(tree: unknown, [head, ...rest]: Path, value: unknown): unknown {
  if (head === undefined) return value;
  const fields = isTree(tree) ? tree : {};
  const { [head]: child, ...others } = fields;
  const changed = withAt(child, rest, value);
  return changed === undefined ? others : { ...others, [head]: changed };
}

/** What a field should not be. */
export const wrongValue = fc.constantFrom<unknown>(undefined, null, 'text', '', true, [], [1], {}, { a: 1 }, 1e400, -7);

/** JSON trees of few names, so that two of them share some. */
export const jsonTree = fc.letrec((tie) => ({
  leaf: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom(null, true, 'a', 'b'), fc.constant([1, 2])),
  tree: fc.dictionary(fc.constantFrom('a', 'b', 'c', '1', '10'), fc.oneof({ depthSize: 'small' }, tie('leaf'), tie('tree')), {
    maxKeys: 4,
  }),
})).tree;
