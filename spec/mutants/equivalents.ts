import type { Mutant } from './mutantsOf.ts';

/** A change that no behaviour shows, with the reason. */
interface Equivalent extends Pick<Mutant, 'was' | 'becomes'> {
  readonly file: string;
  /** The source's line, without the space around it. */
  readonly text: string;
  readonly reason: string;
}

const equivalents: readonly Equivalent[] = [];

/** Whether a change is known to be seen in no behaviour; a line that has changed since is looked at again. */
export const isEquivalent = (file: string, source: string, { line, was, becomes }: Mutant): boolean =>
  equivalents.some(
    (each) => each.file === file && each.was === was && each.becomes === becomes && each.text === source.split('\n')[line - 1]?.trim(),
  );
