import { observer } from 'mobx-react-lite';
import { cssVars } from '../../../kit/index.ts';
import type { OverviewMasterVm } from '../overviewMaster.vm.ts';
import { Pipe, steady } from './Pipe.tsx';

/** Where the lower branch rises into the upper one, in front of the receiver. */
export const BranchJoin = observer(function BranchJoin({ vm }: { readonly vm: OverviewMasterVm }) {
  const { upper, lower, total } = vm.flow;
  const { columns, upperCount } = vm.layout;
  const freeColumn = vm.slots.length - upperCount + 1;
  return (
    <>
      {freeColumn <= columns && (
        <div className="sp-free" style={cssVars({ '--column': freeColumn })}>
          <Pipe branch={steady(lower)} />
        </div>
      )}
      <div className="sp-join" aria-hidden>
        <Pipe branch={{ before: upper, after: total }} />
        <span className="sp-rise" style={cssVars({ '--q': lower })}>
          <i className="sp-fill sp-across" />
          <i className="sp-fill sp-upward" />
        </span>
      </div>
    </>
  );
});
