import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { displayUnit } from '../../../../core/units/index.ts';
import { formatDay, missing, unitSymbol } from '../../../../i18n/format/index.ts';
import { classNames } from '../../../kit/index.ts';
import { usePhoneUpright } from '../../../kit/usePhone.ts';
import { useFormat } from '../../../station/index.ts';
import { useLeakText } from './useLeakText.ts';
import type { NightRow } from './useNightRows.ts';

/** Each night in figures, and whether it counts. */
export const NightsTable = observer(function NightsTable({ rows }: { readonly rows: readonly NightRow[] }) {
  const { i18n } = useLingui();
  const { region, units, quantity } = useFormat();
  const text = useLeakText();
  const isNarrow = usePhoneUpright();
  const pressureUnit = unitSymbol(displayUnit('pressure', units));
  return (
    <details className="lq-list">
      <summary>{i18n._('Nächte als Tabelle')}</summary>
      <div className="scroll lq-nights" role="group" aria-label={i18n._('Nächte als Tabelle')} tabIndex={0}>
        <table className={classNames('tb', isNarrow && 'tb-stacked tb-cards')}>
          <thead>
            <tr>
              <th scope="col">{i18n._('Nacht')}</th>
              <th scope="col" className="r">
                {i18n._('Grundfluss')} <span className="unit">{text.unit}</span>
              </th>
              <th scope="col" className="r">
                {i18n._('Druck')} <span className="unit">{pressureUnit}</span>
              </th>
              <th scope="col">{i18n._('Zählt')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ day, night, normalM3min, counts, why }) => (
              <tr key={day} className={counts ? undefined : 'dim'}>
                <th scope="row">{formatDay(day, region)}</th>
                <td className="r" data-label={`${i18n._('Grundfluss')} ${text.unit}`}>
                  {text.fine(normalM3min)}
                </td>
                <td className="r" data-label={`${i18n._('Druck')} ${pressureUnit}`}>
                  {night === undefined || Number.isNaN(night.pressureBar) ? missing : quantity('pressure', night.pressureBar).figure}
                </td>
                <td data-label={i18n._('Zählt')}>{why}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
});
