import { compareStructural, computed, createAtom, reaction, untracked } from 'mobx';
import { msPerSecond } from '../../core/time/index.ts';

/** A page that is read aloud or searched is no older. */
const defaultUnseenMs = 10 * msPerSecond;

/** Does a piece of work when its turn comes. */
export type Turns = (piece: () => void) => void;

/** Once the next frame is drawn; at once in a page that nobody sees, as it has no frames. */
const behindFrame = (work: () => void) => {
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work));
};

/** One piece behind each frame, so that none has to wait for more than one of them; a piece that waits already keeps its place. */
export function frameByFrame(afterFrame = behindFrame): Turns {
  const waiting = new Set<() => void>();
  const next = () => {
    const [piece] = waiting;
    waiting.delete(piece!);
    // before the piece, which may fail or ask for another one
    if (waiting.size > 0) afterFrame(next);
    piece!();
  };
  return (piece) => {
    if (waiting.has(piece)) return;
    waiting.add(piece);
    if (waiting.size === 1) afterFrame(next);
  };
}

/** Turns of what may be out of view. */
export interface TurnsInView {
  readonly turns: Turns;
  show(isInView: boolean): void;
  /** Does at once what waits. */
  catchUp(): void;
}

/** Out of view each piece waits until it comes into view, but not longer than `everyMs`. */
export function turnsInView(inView: Turns, everyMs = defaultUnseenMs): TurnsInView {
  const waiting = new Set<() => void>();
  let isSeen = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const catchUp = () => {
    clearTimeout(timer);
    timer = undefined;
    const pieces = [...waiting];
    waiting.clear();
    for (const piece of pieces) piece();
  };
  return {
    turns(piece) {
      if (isSeen) {
        inView(piece);
        return;
      }
      waiting.add(piece);
      timer ??= setTimeout(catchUp, everyMs);
    },
    show(isInView) {
      isSeen = isInView;
      if (isSeen) catchUp();
    },
    catchUp,
  };
}

export interface HeldOptions<T> {
  readonly equals?: (before: T, after: T) => boolean;
  /** Whether a change has to be seen at once. */
  readonly isUrgent?: (before: T, after: T) => boolean;
}

/** What `read` says; who follows it sees a change in its turn. */
export function held<T>(
  turns: Turns,
  read: () => T,
  { equals = compareStructural, isUrgent = () => false }: HeldOptions<T> = {},
): { get(): T } {
  const latest = computed(read, { equals });
  let shown: T;
  let stop: () => void;
  const newest = () => untracked(() => latest.get());
  const show = () => {
    const next = newest();
    if (equals(shown, next)) return;
    shown = next;
    atom.reportChanged();
  };
  const follow = () => {
    shown = newest();
    stop = reaction(
      () => latest.get(),
      (next) => {
        if (equals(shown, next)) return;
        if (isUrgent(shown, next)) show();
        else turns(show);
      },
      { fireImmediately: true },
    );
  };
  const atom = createAtom('held', follow, () => {
    stop();
  });
  return { get: () => (atom.reportObserved() ? shown : latest.get()) };
}
