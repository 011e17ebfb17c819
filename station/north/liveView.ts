import { encodeFaults, encodePlant, type WireLive } from '../../adapters/contract/index.ts';
import { mayCall, type Rights, type Session } from '../../core/access/index.ts';
import type { MachineFaults } from '../../core/faults/index.ts';
import type { Clock, StationReport } from '../../core/ports/index.ts';
import { msPerSecond } from '../../core/time/index.ts';

export interface LiveViewParts {
  readonly rights: () => Rights;
  /** The calendar's. */
  readonly clock: Clock;
  /** Never jumps. */
  readonly steady: Clock;
  /** Without a sample for so long, nothing is shown. */
  readonly silentAfterS: number;
}

/** The plant as it is now, for programs that ask. */
export interface LiveView {
  take(report: StationReport, faults: readonly MachineFaults[]): void;
  /** Calls back after each sample. */
  onSample(listener: () => void): void;
  isHeard(): boolean;
  /** What a session may see of it. */
  shownTo(session: Session): WireLive;
}

/** Keeps the newest sample as it came; it is encoded when somebody asks. */
export function liveView({ rights, clock, steady, silentAfterS }: LiveViewParts): LiveView {
  let latest: { readonly report: StationReport; readonly faults: readonly MachineFaults[]; readonly takenMs: number } | undefined;
  const listeners: (() => void)[] = [];
  const heard = () => {
    if (latest === undefined) return undefined;
    return steady.nowMs() - latest.takenMs <= silentAfterS * msPerSecond ? latest : undefined;
  };
  return {
    take(report, faults) {
      latest = { report, faults, takenMs: steady.nowMs() };
      for (const listener of listeners) listener();
    },
    onSample(listener) {
      listeners.push(listener);
    },
    isHeard: () => heard() !== undefined,
    shownTo(session) {
      const now_ms = Math.round(clock.nowMs());
      const shown = heard();
      if (shown === undefined) return { now_ms, heard: false, plant: null, faults: [] };
      const { report, faults } = shown;
      const seen = mayCall('maintenanceItems', session, rights()) ? report : { ...report, maintenance: undefined };
      return { now_ms, heard: true, plant: encodePlant(seen), faults: encodeFaults(faults) };
    },
  };
}
