import { useLingui } from '@lingui/react';
import type { AnnexTableId } from '../../../../core/annex/index.ts';
import { annexCoverNames, annexWords } from '../../../../i18n/index.ts';
import { Panel } from '../../../kit/index.ts';
import type { AnnexRow } from './annex.vm.ts';

/** What is in an annex by its sections, why figures are missing, and which forms are left to people. */
export function AnnexContents({ rows }: { readonly rows: readonly AnnexRow[] }) {
  const { i18n } = useLingui();
  const words = annexWords(i18n, '');
  const notEntered = (id: AnnexTableId) => i18n._('{table}: nichts eingetragen', { table: words.table(id) });
  return (
    <Panel bare title={i18n._('Inhalt')}>
      <table className="tb tb-named tb-stacked tb-cards an-table">
        <thead>
          <tr>
            <th scope="col">{i18n._('Abschnitt')}</th>
            <th scope="col">{i18n._('Woher')}</th>
            <th scope="col" className="r">
              {i18n._('Vorhanden')}
            </th>
            <th scope="col">{i18n._('Was fehlt')}</th>
            <th scope="col">{i18n._('Leere Formulare')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, covered, found, count, reasons, empty, forms }, i) => (
            <tr key={id}>
              <th scope="row">
                {i + 1} {words.section(id)}
              </th>
              <td data-label={i18n._('Woher')} className="an-from">
                {i18n._(annexCoverNames[covered])}
              </td>
              <td data-label={i18n._('Vorhanden')} className="r">
                {count > 0 && i18n._('{found} von {count}', { found, count })}
              </td>
              <td data-label={i18n._('Was fehlt')}>
                {[...reasons.map((reason) => words.reason(reason)), ...empty.map(notEntered)].join(', ')}
              </td>
              <td data-label={i18n._('Leere Formulare')}>{forms.map((form) => words.form(form)).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
