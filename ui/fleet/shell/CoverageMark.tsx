import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { isWellCovered } from '../../../core/fleet/index.ts';
import { Icon } from '../../kit/index.ts';
import { useFleetFormat } from './useFleetFormat.ts';

/** Which share of a range there is data of, 0..1, with a warning where figures of it can't be compared. */
export const CoverageMark = observer(function CoverageMark({ share }: { readonly share: number }) {
  const { i18n } = useLingui();
  const { quantity } = useFleetFormat();
  const isLow = !isWellCovered(share);
  return (
    <span className={isLow ? 'fl-low s-warn' : 'fl-cover'}>
      {isLow && <Icon name="i-warn" />}
      {quantity('share', share).text}
      <span className="vh">{isLow ? i18n._('der Daten sind da: zu wenig') : i18n._('der Daten sind da')}</span>
    </span>
  );
});
