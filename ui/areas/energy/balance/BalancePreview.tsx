import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { BalanceReport } from '../../../../core/balance/index.ts';
import type { DocumentFact } from '../../../../core/report/index.ts';
import { balanceDocument } from '../../../../i18n/index.ts';
import { classNames, Panel } from '../../../kit/index.ts';
import { EstimatedNote, useFormat } from '../../../station/index.ts';
import { BalanceBars } from './BalanceBars.tsx';
import { BalanceTable } from './BalanceTable.tsx';

/** The report as it is saved: the plant first, then the machines, leakage, notes and what all rests on. */
export const BalancePreview = observer(function BalancePreview({ report }: { readonly report: BalanceReport }) {
  const { i18n } = useLingui();
  const { region } = useFormat();
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the texts change with the locale
  const document = useMemo(() => balanceDocument(report, i18n, region), [report, i18n, i18n.locale, region]);
  const { estimated, plant, facts, charts, tables, leakage, notes, formulas } = document;
  return (
    <>
      <Panel title={plant.title}>
        <dl className="bb-figures">
          {plant.figures.map(({ id, label, figure, unit, isMissing }) => (
            <div key={id}>
              <dt className="label">{label}</dt>
              <dd className={classNames('fig', 'm', isMissing && 'none')}>
                {figure}
                <wbr />
                {unit !== '' && <span className="unit">{unit}</span>}
              </dd>
            </div>
          ))}
        </dl>
        <EstimatedNote text={estimated} />
      </Panel>
      <div className="bb-charts">
        {charts.map((chart) => (
          <Panel key={chart.id} title={chart.title}>
            <BalanceBars chart={chart} />
          </Panel>
        ))}
      </div>
      {tables.map((table) => (
        <Panel key={table.id} bare title={table.title}>
          <BalanceTable table={table} />
        </Panel>
      ))}
      <div className="bb-charts">
        <div className="bb-words">
          <Panel title={leakage.title}>
            {leakage.facts.length > 0 && <Facts facts={leakage.facts} />}
            <p className="t14 dim">{leakage.basis}</p>
          </Panel>
          <Panel title={notes.title}>
            <ul className="bb-notes">
              {notes.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Panel>
          <Panel title={formulas.title}>
            <ul className="bb-notes">
              {formulas.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Panel>
        </div>
        <Panel title={i18n._('Grundlage')}>
          <Facts facts={facts} />
        </Panel>
      </div>
    </>
  );
});

function Facts({ facts }: { readonly facts: readonly DocumentFact[] }) {
  return (
    <dl className="kv bb-facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
