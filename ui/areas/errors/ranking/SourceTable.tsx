import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { Link, Panel } from '../../../kit/index.ts';
import { useSourceName } from '../../../station/index.ts';
import { errorLogPath } from '../../../shell/index.ts';
import type { RankingVm } from './ranking.vm.ts';
import { RankingHead, type RankingHeadColumn } from './RankingHead.tsx';
import { ShareBar } from './ShareBar.tsx';
import { useTallyText } from './useTallyText.ts';

const columns: readonly RankingHeadColumn[] = [
  { word: /*i18n*/ 'Komponente' },
  { word: /*i18n*/ 'Wie oft', isOfBars: true },
  { word: /*i18n*/ 'Anzahl', isNumber: true },
  { word: /*i18n*/ 'Dauer zusammen', isNumber: true },
];

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
          <RankingHead columns={columns} />
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
