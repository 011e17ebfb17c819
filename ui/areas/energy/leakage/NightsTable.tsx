import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { displayUnit } from '../../../../core/units/index.ts';
import { formatDay, missing, unitSymbol } from '../../../../i18n/format/index.ts';
import { useFormat } from '../../../station/index.ts';
import { useLeakText } from './useLeakText.ts';
import type { NightRow } from './useNightRows.ts';

/** Each night in figures, and whether it counts. */
export const NightsTable = observer(function NightsTable({ rows }: { readonly rows: readonly NightRow[] }) {
  const { i18n } = useLingui();
  const { region, units, quantity } = useFormat();
  const text = useLeakText();
  return (
    <details className="lq-list">
      <summary>{i18n._('Nächte als Tabelle')}</summary>
      <div className="scroll lq-nights" role="group" aria-label={i18n._('Nächte als Tabelle')} tabIndex={0}>
        <table className="tb">
          <thead>
            <tr>
              <th scope="col">{i18n._('Nacht')}</th>
              <th scope="col" className="r">
                {i18n._('Grundfluss')} <span className="unit">{text.unit}</span>
              </th>
              <th scope="col" className="r">
                {i18n._('Druck')} <span className="unit">{unitSymbol(displayUnit('pressure', units))}</span>
              </th>
              <th scope="col">{i18n._('Zählt')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ day, night, normalM3min, counts, why }) => (
              <tr key={day} className={counts ? undefined : 'dim'}>
                <th scope="row">{formatDay(day, region)}</th>
                <td className="r">{text.fine(normalM3min)}</td>
                <td className="r">
                  {night === undefined || Number.isNaN(night.pressureBar) ? missing : quantity('pressure', night.pressureBar).figure}
                </td>
                <td>{why}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
});
