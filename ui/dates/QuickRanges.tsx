import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { ChangeDatesVm } from './changeDates.vm.ts';
import { namedRangeWords } from './namedRangeWords.ts';

/** Ranges by name; one that has no day to choose can't be pressed. */
export const QuickRanges = observer(function QuickRanges({ vm }: { readonly vm: ChangeDatesVm }) {
  const { i18n } = useLingui();
  return (
    <div className="dt-quick" role="group" aria-label={i18n._('Schnellauswahl')}>
      {vm.quickRanges.map(({ id, choice, isChosen }) => (
        <button
          key={id}
          type="button"
          className="btn sm"
          aria-pressed={isChosen}
          disabled={choice === undefined}
          onClick={() => choice && vm.chooseNamed(choice)}
        >
          {i18n._(namedRangeWords[id])}
        </button>
      ))}
    </div>
  );
});
