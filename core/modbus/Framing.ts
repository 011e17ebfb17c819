import type { Request } from './Request.ts';

/** What bytes of a wire came to: the answer, something that can't be one, or undefined while more is needed. */
export type Taken = Uint8Array | 'damaged' | undefined;

/** The frames of one connection; one question is open at a time. */
export interface Framing {
  /** Where the function stands in a frame. */
  readonly functionAt: number;
  /** Makes this question the open one; gives its frame. */
  ask(request: Request): Uint8Array;
  /** The open question is waited for no longer. */
  giveUp(): void;
  /** Takes what came. The answer is given when nothing else came with it that is in doubt. */
  take(bytes: Uint8Array): Taken;
}
