import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { loadSums, type MachineFinding, type MachineReport } from '../../../../core/machines/index.ts';
import type { MachinesAnswer } from '../../../../core/ports/index.ts';
import { plantDayOf } from '../../../../core/time/index.ts';
import { formatDay, formattedValueOf } from '../../../../i18n/format/index.ts';
import { kindWords } from '../../../../i18n/index.ts';
import { KindMark } from '../../../charts/finding/index.ts';
import { KeyValue, KeyValueList } from '../../../kit/index.ts';
import { Explain, type Explanation, useFormat } from '../../../station/index.ts';
import { noMachineWords } from './machineWords.ts';
import { useMachineText } from './useMachineText.ts';

interface Props {
  readonly machine: MachineReport;
  readonly answer: MachinesAnswer;
}

/** The figures of a machine, each with its interval. */
export const MachineFacts = observer(function MachineFacts({ machine, answer }: Props) {
  const { i18n } = useLingui();
  const { region, quantity } = useFormat();
  const text = useMachineText();
  const { against, drift, days, specificPower } = machine;
  const explanationOf = useMachineExplanation(answer);
  const power = quantity('specificPower', specificPower);
  const share = (finding: MachineFinding, tolerance?: number) =>
    finding.kind === 'none' ? (
      <span className="dim">{i18n._(noMachineWords[finding.reason])}</span>
    ) : (
      <>
        {formattedValueOf(text.signed(finding.value), '%', region).text} ({text.between(finding)})
        {tolerance !== undefined && `, ${i18n._('Toleranz ± {share} %', { share: text.plain(tolerance) })}`}{' '}
        <KindMark kind={finding.kind}>{i18n._(kindWords[finding.kind])}</KindMark>
      </>
    );
  return (
    <KeyValueList>
      <KeyValue name={i18n._('Spezifische Leistung unter Last')}>
        {power.text}
        <Explain
          figure="specificPowerLoad"
          name={i18n._('Spezifische Leistung unter Last')}
          value={power.text}
          of={explanationOf(machine)}
        />
      </KeyValue>
      <KeyValue name={i18n._('Zum Datenblatt')}>{share(against.deviation, against.tolerance)}</KeyValue>
      <KeyValue name={i18n._('Eigene Veränderung')}>
        {drift.change !== undefined
          ? share(drift.change.size)
          : drift.reason === undefined
            ? i18n._('keine gefunden, {n} Tage beobachtet', { n: drift.watched })
            : i18n._(noMachineWords[drift.reason])}
      </KeyValue>
      {drift.change !== undefined && <KeyValue name={i18n._('Gefunden am')}>{formatDay(drift.change.foundOn, region)}</KeyValue>}
      <KeyValue name={i18n._('Leerlaufleistung zum Datenblatt')}>{share(against.noLoad, against.noLoadTolerance)}</KeyValue>
      <KeyValue name={i18n._('Tage seit dem letzten Tausch')}>{days}</KeyValue>
    </KeyValueList>
  );
});

/** What the figures of a machine rest on. Only inside an observer. */
function useMachineExplanation({ range }: Pick<MachinesAnswer, 'range'>): (machine: MachineReport) => Explanation {
  const { i18n } = useLingui();
  const { region, zone } = useFormat();
  const day = (atMs: number) => formatDay(plantDayOf(atMs, zone), region);
  return ({ loadPoints, against }) => {
    const { energyKWh, volumeM3 } = loadSums(loadPoints);
    const { coverage } = against.deviation;
    return {
      inputs: { energyLoad: { value: energyKWh, coverage }, volume: { value: volumeM3, coverage } },
      coverage,
      period: i18n._('{from} bis {until}', { from: day(range.fromMs), until: day(range.untilMs - 1) }),
      notes: [
        i18n._('Von jeder Zeit unter Last zählt die erste Minute nicht.'),
        i18n._('Zum Datenblatt ist die Energie auf dessen Druck gebracht, nach der isentropen Arbeit, und je Volumenstrom verglichen.'),
        i18n._(
          'Die eigene Veränderung vergleicht jeden Tag mit den ersten 28 des Zeitraums bei gleichem Volumenstrom; die Warnung der Station gilt dem letzten Jahr. Intervalle enthalten den wahren Wert in 90 von 100 Fällen.',
        ),
        i18n._('Mehrkosten sind die eines Jahres, in dem sich nichts ändert, zum mittleren Preis des Zeitraums.'),
      ],
    };
  };
}
