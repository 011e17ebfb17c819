import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { faultSeverity, type RankedFault } from '../../../../core/faults/index.ts';
import { msPerSecond } from '../../../../core/time/index.ts';
import { formatDuration, missing } from '../../../../i18n/format/index.ts';
import { LookMark, Panel, severityStyle } from '../../../kit/index.ts';
import { useFormat, useSourceName } from '../../../station/index.ts';
import type { RankingOrder, RankingVm } from './ranking.vm.ts';
import { RankingHead, type RankingHeadColumn } from './RankingHead.tsx';
import { ShareBar } from './ShareBar.tsx';
import { useRankedText } from './useRankedText.ts';
import { useTallyText } from './useTallyText.ts';

const columnsOf = (bars: string): readonly RankingHeadColumn[] => [
  { word: /*i18n*/ 'Meldung' },
  { word: /*i18n*/ 'Schwere', isWide: true },
  { word: bars, isOfBars: true },
  { word: /*i18n*/ 'Anzahl', isNumber: true },
  { word: /*i18n*/ 'Dauer zusammen', isNumber: true },
  { word: /*i18n*/ 'Längste', isNumber: true, isWide: true },
  { word: /*i18n*/ 'Zuletzt', isNumber: true, isWide: true },
];
const columnsBy: Readonly<Record<RankingOrder, readonly RankingHeadColumn[]>> = {
  count: columnsOf(/*i18n*/ 'Wie oft'),
  duration: columnsOf(/*i18n*/ 'Wie lange'),
};

/** Each fault of each source with its count and duration; one of them is opened beside it. */
export const FaultTable = observer(function FaultTable({ vm }: { readonly vm: RankingVm }) {
  const { i18n } = useLingui();
  const { faults, order } = vm;
  const unknownCount = faults.reduce((sum, fault) => sum + fault.unknownCount, 0);
  const title = i18n._('Nach Meldung');
  return (
    <Panel title={title} className="rk-faults" bare>
      {faults.length === 0 ? (
        <p className="pb t14 dim">{i18n._('In dieser Zeit kam nichts davon.')}</p>
      ) : (
        <div className="scroll" role="region" aria-label={title} tabIndex={0}>
          <table className="tb tb-named">
            <RankingHead columns={columnsBy[order]} />
            <tbody>
              {faults.map((fault) => (
                <FaultRow key={`${fault.source}.${fault.bitIndex}`} vm={vm} fault={fault} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {unknownCount > 0 && (
        <p className="pb t12 dim">
          {i18n._('Von {count, plural, one {# Meldung} other {# Meldungen}} ist das Ende nicht bekannt; ihre Dauer fehlt in den Summen.', {
            count: unknownCount,
          })}
        </p>
      )}
    </Panel>
  );
});

interface FaultRowProps {
  readonly vm: RankingVm;
  readonly fault: RankedFault;
}

const FaultRow = observer(function FaultRow({ vm, fault }: FaultRowProps) {
  const { i18n } = useLingui();
  const { date } = useFormat();
  const rankedText = useRankedText();
  const sourceName = useSourceName();
  const tallyText = useTallyText();
  const { source, bitIndex, count, durationMs, longestMs, lastMs } = fault;
  const severity = faultSeverity(bitIndex);
  const look = severity && severityStyle[severity];
  const isOpen = vm.opened === fault;
  return (
    <tr aria-selected={isOpen}>
      <th scope="row">
        <button type="button" className="rk-open" aria-pressed={isOpen} onClick={() => vm.choose(fault)}>
          {rankedText(fault)}
          <span className="dim">{sourceName(source)}</span>
        </button>
      </th>
      <td className="rk-wide">
        <LookMark look={look} />
      </td>
      <td className="rk-bars">
        <ShareBar
          value={vm.order === 'count' ? count : durationMs}
          of={vm.faults.map((each) => (vm.order === 'count' ? each.count : each.durationMs))}
          tone={look?.tone}
        />
      </td>
      <td className="r" aria-label={i18n._('{count, plural, one {#-mal} other {#-mal}}', { count })}>
        {count}
      </td>
      <td className="r">{tallyText(fault)}</td>
      <td className="r rk-wide">{longestMs === undefined ? missing : formatDuration(longestMs / msPerSecond)}</td>
      <td className="r rk-wide">{date(lastMs)}</td>
    </tr>
  );
});
