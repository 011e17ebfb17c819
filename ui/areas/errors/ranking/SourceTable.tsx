import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { Link, Panel } from '../../../kit/index.ts';
import { useSourceName } from '../../../station/index.ts';
import { errorLogPath } from '../../../shell/index.ts';
import type { RankingVm } from './ranking.vm.ts';
import { ShareBar } from './ShareBar.tsx';
import { useTallyText } from './useTallyText.ts';

/** Which machine it is: all messages of each one together. */
export const SourceTable = observer(function SourceTable({ vm }: { readonly vm: RankingVm }) {
  const { i18n } = useLingui();
  const sourceName = useSourceName();
  const tallyText = useTallyText();
  const sources = vm.ranking?.sources ?? [];
  if (sources.length === 0) return null;
  const title = i18n._('Nach Komponente');
  return (
    <Panel title={title} className="rk-sources" bare>
      <div className="scroll" role="group" aria-label={title} tabIndex={0}>
        <table className="tb tb-named">
          <thead>
            <tr>
              <th scope="col">{i18n._('Komponente')}</th>
              <th scope="col" className="rk-bars">
                <span className="vh">{i18n._('Wie oft')}</span>
              </th>
              <th scope="col" className="r">
                {i18n._('Anzahl')}
              </th>
              <th scope="col" className="r">
                {i18n._('Dauer zusammen')}
              </th>
            </tr>
          </thead>
          <tbody>
            {sources.map((each) => (
              <tr key={each.source}>
                <th scope="row">
                  <Link className="el-link" to={errorLogPath({ source: each.source, severity: vm.severity })}>
                    {sourceName(each.source)}
                  </Link>
                </th>
                <td className="rk-bars">
                  <ShareBar value={each.count} of={sources.map(({ count }) => count)} />
                </td>
                <td className="r">{each.count}</td>
                <td className="r">{tallyText(each)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="pb t12 dim">{i18n._('Gleichzeitig anstehende Meldungen zählen einzeln.')}</p>
    </Panel>
  );
});
