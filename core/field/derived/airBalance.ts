import { freeAirBar } from '../../plant/index.ts';
import { msPerMinute } from '../../time/index.ts';

/** What goes into the network's balance at one moment. */
export interface AirMoment {
  /** Of the steady clock. */
  readonly atMs: number;
  readonly systemPressureBar: number;
  readonly deliveryM3min: number;
}

const windowMs = msPerMinute;
/** After a longer gap the window begins again. */
const maxGapMs = 6_000;

/** The moments of the last minute with the one that it begins with; a moment without pressure or delivery begins it again. */
export function airWindow(before: readonly AirMoment[], moment: AirMoment | undefined): readonly AirMoment[] {
  if (moment === undefined) return [];
  const latest = before.at(-1);
  if (latest === undefined || moment.atMs - latest.atMs > maxGapMs || moment.atMs <= latest.atMs) return [moment];
  const all = [...before, moment];
  const first = all.findLastIndex(({ atMs }) => moment.atMs - atMs >= windowMs);
  return all.slice(Math.max(0, first));
}

/**
 * Flow into the network in m3/min over the window: what the compressors delivered less what fills the receiver, V / p0 x dp / dt with p0 = 1 bar(a). Never below 0; undefined before the
 * window spans a minute.
 */
export function balanceFlowM3min(window: readonly AirMoment[], receiverM3: number): number | undefined {
  const first = window[0];
  if (first === undefined) return undefined;
  const last = window.at(-1)!;
  if (last.atMs - first.atMs < windowMs) return undefined;
  const minutes = (last.atMs - first.atMs) / msPerMinute;
  const deliveredM3 = window
    .slice(1)
    .reduce((sum, { atMs }, i) => sum + (window[i]!.deliveryM3min * (atMs - window[i]!.atMs)) / msPerMinute, 0);
  const storedM3 = (receiverM3 / freeAirBar) * (last.systemPressureBar - first.systemPressureBar);
  return Math.max(0, (deliveredM3 - storedM3) / minutes);
}
