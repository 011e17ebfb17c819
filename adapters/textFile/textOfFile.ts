import { readFile, stat } from 'node:fs/promises';
import { systemReason } from '../systemError/index.ts';

const maxBytes = 10_000_000;

/** A text file of at most 10 MB, or why it can't be read, in English, to stand behind its name. */
export async function textOfFile(path: string): Promise<{ readonly text: string } | { readonly failure: string }> {
  try {
    if ((await stat(path)).size > maxBytes) return { failure: `is larger than ${maxBytes / 1e6} MB` };
    return { text: await readFile(path, 'utf8') };
  } catch (error) {
    return { failure: `can not be read (${systemReason(error)})` };
  }
}
