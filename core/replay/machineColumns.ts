import type { ReplayMachine } from './ReplayPlant.ts';
import { trimRules } from './replayRules.ts';

/** What a machine does. */
export const machineModes = { standing: 0, starting: 1, load: 2, noLoad: 3 } as const;

const secondsPerHour = 3600;

/** The machines as columns, one value a machine, for a replay in steps of `stepS`. */
export function machineColumns(machines: readonly ReplayMachine[], stepS: number) {
  const column = (valueOf: (machine: ReplayMachine) => number) => Float64Array.from(machines, valueOf);
  const flags = (isSo: (machine: ReplayMachine) => boolean) => Uint8Array.from(machines, (machine) => (isSo(machine) ? 1 : 0));
  const isTrimming = ({ minShare }: ReplayMachine) => minShare < trimRules.trimsBelow;
  /** One that could trim but need not runs where it is efficient; one of a narrow range runs full. */
  const preferred = (share: number) => (machine: ReplayMachine) => (isTrimming(machine) ? Math.max(machine.minShare, share) : 1);
  return {
    bits: Int32Array.from(machines, ({ slot }) => 1 << slot),
    fullM3min: column(({ fullM3min }) => fullM3min),
    fullKW: column(({ fullKW }) => fullKW),
    c0: column(({ powerShares: [c0] }) => c0),
    c1: column(({ powerShares: [, c1] }) => c1),
    c2: column(({ powerShares: [, , c2] }) => c2),
    slope: column(({ slopePerBar }) => slopePerBar),
    refBar: column(({ refBar }) => refBar),
    /** At full flow: at 0 bar, and for each bar. */
    fixedKW: column(({ fullKW, slopePerBar, refBar }) => fullKW * (1 - slopePerBar * refBar)),
    fixedKWPerBar: column(({ fullKW, slopePerBar }) => fullKW * slopePerBar),
    isFixed: flags(({ minShare }) => minShare >= 1),
    /** Others of a variable flow have guide vanes, and blow off. */
    isTrimming: flags(isTrimming),
    minShare: column(({ minShare }) => minShare),
    trimShare: column(preferred(trimRules.trimming)),
    baseShare: column(preferred(trimRules.base)),
    baseMinShare: column((machine) => (isTrimming(machine) ? Math.max(machine.minShare, trimRules.base) : machine.minShare)),
    noLoadKW: column(({ noLoadKW }) => noLoadKW),
    ventingKept: column(({ ventingS }) => (ventingS > 0 ? Math.exp(-stepS / ventingS) : 0)),
    /** The mean over a step, as a share of what it begins with. */
    ventingMean: column(({ ventingS }) => (ventingS > 0 ? (ventingS / stepS) * (1 - Math.exp(-stepS / ventingS)) : 0)),
    startS: column(({ startS }) => startS),
    runOnS: column(({ runOnS }) => runOnS),
    minLoadS: column(({ minLoadS }) => minLoadS),
    betweenStartsS: column(({ startsPerHour }) => secondsPerHour / startsPerHour),
  };
}
