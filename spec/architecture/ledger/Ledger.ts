/** What the ledger check weighs; every list holds requirement IDs. */
export interface Ledger {
  /** The statements of both requirements files. */
  readonly required: readonly string[];
  /** The lines of open.txt. */
  readonly open: readonly string[];
  /** ID to the spec files whose titles carry it. */
  readonly proofs: ReadonlyMap<string, readonly string[]>;
  /** What earlier commits had proven. */
  readonly onceProven: ReadonlySet<string>;
}

const idsAt = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, id = '']) => id);

/** The IDs of the statements in lines such as `- STATE-1 ...`; one line may hold several, each after a full stop. */
export const requiredIds = (text: string): string[] =>
  text.split('\n').flatMap((line) => (line.startsWith('- ') ? idsAt(line, /(?:^-|\.) ([A-Z]+-\d+) /g) : []));

/** The IDs of open.txt, one a line; a line that starts with # is a remark. */
export const openIds = (text: string): string[] => idsAt(text, /^([^#\s]+)\s*$/gm);
