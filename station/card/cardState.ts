import { codeOf, syscallOf } from '../../adapters/systemError/index.ts';
import type { SdCardState } from '../../core/master/index.ts';

const states: Readonly<Record<string, SdCardState>> = {
  EACCES: 'notWritable',
  EDQUOT: 'full',
  EIO: 'notWritable',
  EISDIR: 'notWritable',
  EEXIST: 'none',
  ENODEV: 'none',
  ENOENT: 'none',
  ENOSPC: 'full',
  ENOTDIR: 'none',
  ENXIO: 'none',
  EPERM: 'notWritable',
  EROFS: 'writeProtected',
};

/** What a failed write says about the card; an error that doesn't come from the file system is thrown again. */
export function cardStateAfter(error: unknown): SdCardState {
  if (syscallOf(error) === '') throw error;
  return states[codeOf(error)] ?? 'notWritable';
}
