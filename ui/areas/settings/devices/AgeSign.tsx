import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { formatAge } from '../../../../i18n/format/index.ts';
import { classNames, Icon } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import type { PresentState } from './devices.vm.ts';
import { stateWords } from './fieldWords.ts';

const discs: Readonly<Partial<Record<PresentState, string>>> = { fresh: 'fd-fresh', stale: 'fd-old', unknown: 'fd-none' };

interface Props {
  readonly state: PresentState;
  readonly ageMs: number | undefined;
  /** It is being commissioned. */
  readonly isNew?: boolean;
}

/** How old a device's values are: full disc fresh, hollow disc old, ring under commissioning, broken link silent. Only silence has colour. */
export const AgeSign = observer(function AgeSign({ state, ageMs, isNew = false }: Props) {
  const { i18n } = useLingui();
  const { region } = useFormat();
  const isLost = state === 'silent' || state === 'unknownProfile' || state === 'changed';
  const age = ageMs === undefined ? undefined : formatAge(ageMs, region);
  const word = i18n._(stateWords[state]);
  const text =
    state === 'fresh' ? age : state === 'silent' && age !== undefined ? age : age !== undefined && !isLost ? `${age}, ${word}` : word;
  return (
    <span className={classNames('fd-age', isLost && 'fd-lost', state === 'stale' && 'fd-oldtext')}>
      {text}
      {(state === 'fresh' || (state === 'silent' && age !== undefined)) && <span className="vh">, {word}</span>}
      {isLost ? (
        <span className="s-comm">
          <Icon name="i-comm" />
        </span>
      ) : (
        <i aria-hidden className={classNames('fd-disc', isNew ? 'fd-new' : discs[state])} />
      )}
    </span>
  );
});
