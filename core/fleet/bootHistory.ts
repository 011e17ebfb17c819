import { msPerDay } from '../time/index.ts';

/** The runs of a controller that were heard of, each by the random name that it has from its start on. */
export interface BootHistory {
  readonly boot: string;
  /** The one before; undefined while there was only one. */
  readonly before: string | undefined;
  /** When a run came back after another; undefined while none did. */
  readonly alternatedMs: number | undefined;
}

/** The history with a run that calls now. A controller that starts again has a new name: an old one that comes back is a second controller with the same token. */
export function withBoot(history: BootHistory | undefined, boot: string, nowMs: number): BootHistory {
  if (history === undefined) return { boot, before: undefined, alternatedMs: undefined };
  if (boot === history.boot) return history;
  return { boot, before: history.boot, alternatedMs: boot === history.before ? nowMs : history.alternatedMs };
}

/** Whether two controllers have called with one token within the last day. */
export const hasTwoControllers = (history: BootHistory | undefined, nowMs: number): boolean =>
  history?.alternatedMs !== undefined && nowMs - history.alternatedMs < msPerDay;
