import { machineModes as modes, type ReplayedMachines } from './ReplayedMachines.ts';
import type { ReplayBand } from './ReplayPlant.ts';
import { controlRules } from './replayRules.ts';

const { settleS, urgentSettleS, urgentBar, impatientBar } = controlRules;

/** Holds a band by the order of loading, one action at a time. */
export function masterControl(machines: ReplayedMachines, { lowBar, highBar }: ReplayBand) {
  let actedS = -Infinity;
  const { mode } = machines;
  const bringOn = (i: number) => {
    machines.bringOn(i);
    actedS = machines.nowS;
  };
  const bringNext = () => {
    for (const i of machines.order) if (mode[i] === modes.noLoad) return bringOn(i);
    for (const i of machines.order) if (machines.canStart(i)) return bringOn(i);
  };
  const release = (first: number) => {
    const { order, nowS, enteredS, machines: all } = machines;
    let [inLoad, last] = [0, -1];
    for (const i of order) if (mode[i] === modes.load) inLoad++;
    for (const i of order) if (mode[i] === modes.load && nowS - enteredS[i]! >= all[i]!.minLoadS && (i !== first || inLoad === 1)) last = i;
    if (last < 0) return;
    machines.enter(last, all[last]!.runOnS > 0 ? modes.noLoad : modes.standing);
    actedS = nowS;
  };
  /** Acts, if it may: by the pressure now and the one that it expects, and whether a machine on load was lost. */
  return (bar: number, expectedBar: number, lost: boolean): void => {
    const isLow = bar < lowBar && expectedBar < lowBar;
    const isHigh = bar > highBar && expectedBar > highBar;
    const first = machines.order[0];
    const { isFirstIdle, nowS } = machines;
    if (!isLow && !isHigh && !isFirstIdle && !lost) return;
    const urgent = bar < lowBar - urgentBar || bar > highBar + urgentBar;
    if (!lost && nowS - actedS < (urgent ? urgentSettleS : settleS)) return;
    if (lost && expectedBar < lowBar) return bringNext();
    if (isLow) return bar > lowBar - impatientBar && machines.starting > 0 ? undefined : bringNext();
    if (first === undefined) return;
    if (isHigh) return release(first);
    if (isFirstIdle && (machines.variables > 0 || machines.fixedM3min > 0) && (mode[first] === modes.noLoad || machines.canStart(first)))
      bringOn(first);
  };
}
