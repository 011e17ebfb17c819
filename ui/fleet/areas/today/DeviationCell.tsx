import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { DeviationMark } from '../../shell/DeviationMark.tsx';
import { Missing } from '../../shell/Missing.tsx';
import { SignedShare } from '../../shell/SignedShare.tsx';

/** How much more energy a station needs than others at like load. */
export const DeviationCell = observer(function DeviationCell({ value }: { readonly value: number | undefined }) {
  const { i18n } = useLingui();
  return (
    <span className="td-deviation">
      <DeviationMark of={value === undefined ? undefined : { value }} />
      {value === undefined ? <Missing why={i18n._('Zu wenige Stationen mit gleicher Last')} /> : <SignedShare value={value} />}
    </span>
  );
});
