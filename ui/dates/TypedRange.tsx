import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { FocusEvent, KeyboardEvent } from 'react';
import './dates.css';
import { MomentField } from './MomentField.tsx';
import type { TypedRangeVm } from './typedRange.vm.ts';

/** A range to be typed: Enter takes it, as does leaving both fields; Escape forgets what was typed. */
export const TypedRange = observer(function TypedRange({ vm }: { readonly vm: TypedRangeVm }) {
  const { i18n } = useLingui();
  // ahead of the segments, which keep Enter to themselves
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') vm.commit();
    if (event.key !== 'Escape' || !vm.isChanged) return;
    // what it stands in stays open
    event.stopPropagation();
    vm.discard();
  };
  // where the focus goes to is not reported between the segments of two fields
  const onBlur = ({ currentTarget }: FocusEvent) => {
    setTimeout(() => {
      if (!currentTarget.contains(document.activeElement)) vm.commit();
    });
  };
  return (
    <div className="dt-typed" onKeyDownCapture={onKeyDown} onBlur={onBlur}>
      <MomentField label={i18n._('Von')} end="from" vm={vm} />
      <MomentField label={i18n._('Bis')} end="until" vm={vm} />
    </div>
  );
});
