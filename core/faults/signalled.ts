import { msPerMinute, msPerSecond } from '../time/index.ts';

/** What the tabs of a browser keep of a fault that they signalled. */
export interface SignalledFault {
  /** When a tab last saw it up or, once it is gone, when it was first missed. */
  readonly seenMs: number;
  readonly isUp: boolean;
  /** The tab that signals it. */
  readonly by: string;
}

/** By the fault's id. */
export type SignalledFaults = Readonly<Record<string, SignalledFault>>;

/** A fault that comes again sooner is the same one: it flickers, or another tab was faster. */
const flickerMs = 10 * msPerSecond;
/** After that nobody had a page open, and what is up is signalled again. */
const forgottenMs = 5 * msPerMinute;

function isNews(known: SignalledFault | undefined, nowMs: number): boolean {
  return known === undefined || nowMs - known.seenMs > (known.isUp ? forgottenMs : flickerMs);
}

/** What is kept once a tab has seen what is up: it claims what nobody signalled yet, keeps what is up and forgets what is long gone. */
export function withSeen(kept: SignalledFaults, upIds: readonly string[], nowMs: number, tab: string): SignalledFaults {
  const up = upIds.map((id): [string, SignalledFault] => {
    const known = kept[id];
    return [id, { seenMs: nowMs, isUp: true, by: known === undefined || isNews(known, nowMs) ? tab : known.by }];
  });
  const gone = Object.entries(kept).flatMap(([id, known]): [string, SignalledFault][] => {
    if (upIds.includes(id)) return [];
    if (known.isUp) return [[id, { ...known, seenMs: nowMs, isUp: false }]];
    return Math.abs(nowMs - known.seenMs) > forgottenMs ? [] : [[id, known]];
  });
  return Object.fromEntries([...up, ...gone]);
}

/** Which of the faults that are up nobody signalled yet. */
export const unsignalled = (kept: SignalledFaults, upIds: readonly string[], nowMs: number): readonly string[] =>
  upIds.filter((id) => isNews(kept[id], nowMs));
