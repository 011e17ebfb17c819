import { observer } from 'mobx-react-lite';
import type { OverviewMasterVm } from '../overviewMaster.vm.ts';
import { Pipe } from './Pipe.tsx';

export interface CellPipeProps {
  readonly vm: OverviewMasterVm;
  /** 1..10 */
  readonly slot: number;
  readonly hasChevron: boolean;
}

/** A machine's piece of the header pipe; what flows in it comes from all machines before. */
export const CellPipe = observer(function CellPipe({ vm, slot, hasChevron }: CellPipeProps) {
  const { runBefore, runAfter, branchBefore, branchAfter } = vm.flowOf(slot);
  return (
    <Pipe branch={{ before: branchBefore, after: branchAfter }} run={{ before: runBefore, after: runAfter }} hasChevron={hasChevron} />
  );
});
