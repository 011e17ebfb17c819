/** The texts that stand in code. */
export function textsIn(code: string): ReadonlySet<string>;

/** The code of a compiled catalogue with only the texts of these ids. */
export function cutTo(ids: ReadonlySet<string>, code: string): string;
