import { codeOf } from '../../adapters/systemError/index.ts';
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

/** What a failed write says about the card, whatever made it fail. */
export const cardStateAfter = (error: unknown): SdCardState => states[codeOf(error)] ?? 'notWritable';
