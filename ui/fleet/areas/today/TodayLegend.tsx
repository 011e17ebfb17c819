import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { deviationScale, toleranceShare } from '../../../../core/fleet/index.ts';
import { KindMark } from '../../../charts/finding/index.ts';
import { useFleetFormat } from '../../shell/useFleetFormat.ts';
import './today.css';

/** What the textures of the list mean, and what its figures are of. */
export const TodayLegend = observer(function TodayLegend() {
  const { i18n } = useLingui();
  const { quantity } = useFleetFormat();
  return (
    <p className="td-legend t12 dim">
      <KindMark kind="fitted">{i18n._('geschätzt')}</KindMark>
      <KindMark kind="upperBound">{i18n._('Obergrenze, Nachtverbrauch unbekannt')}</KindMark>
      <span className="td-tolerance">
        {i18n._('Toleranz ± {share}, Skala ± {scale}', {
          share: quantity('ratio', toleranceShare).text,
          scale: quantity('ratio', deviationScale[1]).text,
        })}
      </span>
      <span>{i18n._('Energie, Abweichung und Daten: 30 Tage')}</span>
    </p>
  );
});
