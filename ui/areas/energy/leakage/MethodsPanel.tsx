import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type CsvRows, csvText } from '../../../../core/csv/index.ts';
import type { ComputedFigure } from '../../../../core/formulas/index.ts';
import type { Leakage, LeakFinding, LeakMethod } from '../../../../core/leakage/index.ts';
import { scaleOf } from '../../../../core/plot/index.ts';
import { displayValue } from '../../../../core/units/index.ts';
import { missing } from '../../../../i18n/format/index.ts';
import { Icon, Panel, SaveCsv, saveFile } from '../../../kit/index.ts';
import { Explain, type Explanation, useFormat } from '../../../station/index.ts';
import { kindWords } from '../../../../i18n/index.ts';
import { IntervalBar, KindMark } from '../../../charts/finding/index.ts';
import { methodWords } from './leakageWords.ts';
import { useLeakText } from './useLeakText.ts';

/** Text ids. */
const heads = [
  /*i18n*/ 'Verfahren',
  /*i18n*/ 'Leckage',
  /*i18n*/ 'von',
  /*i18n*/ 'bis',
  /*i18n*/ 'Einheit',
  /*i18n*/ 'Art',
  /*i18n*/ 'Anzahl',
  /*i18n*/ 'Grundlage oder Grund',
];

interface MethodsPanelProps {
  readonly leakage: Leakage;
  readonly explanation: Explanation;
}

/** By its way. */
const computed = { baseFlow: 'leakFlow', loadCycles: 'leakByCycles', pressureDecay: 'leakByDecay' } as const satisfies Readonly<
  Record<LeakMethod, ComputedFigure>
>;

/** The leak flow by each way, of the nights and of a test; never averaged. */
export const MethodsPanel = observer(function MethodsPanel({ leakage, explanation }: MethodsPanelProps) {
  const { i18n } = useLingui();
  const { region, zone, units } = useFormat();
  const text = useLeakText();
  const { findings, test, disagree } = leakage;
  const rows = [
    ...findings.map((finding) => ({ finding, isTest: false })),
    ...(test?.findings ?? []).map((finding) => ({ finding, isTest: true })),
  ].map(({ finding, isTest }) => ({
    finding,
    isTest,
    name: isTest ? i18n._('Leckagetest, {method}', { method: i18n._(methodWords[finding.method]) }) : i18n._(methodWords[finding.method]),
    found: finding.kind === 'none' ? undefined : finding,
  }));
  const scale = scaleOf(rows.flatMap(({ found }) => found ?? []));
  const kindOf = ({ kind }: LeakFinding) => (kind === 'none' ? '' : i18n._(kindWords[kind]));
  const csv = (): CsvRows => [
    heads.map((id) => ({ text: i18n._(id) })),
    ...rows.map(({ finding, found, name, isTest }) => [
      { text: name },
      ...[found?.kind === 'upperBound' ? undefined : found?.value, found?.low, found?.high].map((of) => {
        const { value, digits } = displayValue('volumeFlow', of, units);
        return { number: value, digits: digits + 2 };
      }),
      { text: text.unit },
      { text: kindOf(finding) },
      { number: found?.n, digits: 0 },
      { text: text.basis(finding, isTest) },
    ]),
  ];
  return (
    <Panel
      bare
      className="et-panel"
      title={i18n._('Verfahren')}
      actions={
        <SaveCsv
          region={region}
          isDisabled={false}
          onSave={(dialect, ending) => saveFile(`leakage_methods${ending}`, csvText(csv(), dialect, zone), 'text/csv;charset=utf-8')}
        />
      }
    >
      {disagree && (
        <p className="lq-note s-warn" role="status">
          <Icon name="i-warn" />
          {i18n._('Die Verfahren widersprechen sich: Sie unterscheiden sich um mehr als 25 %. Keines wird gemittelt.')}
        </p>
      )}
      <table className="tb tb-named lq-methods">
        <thead>
          <tr>
            <th scope="col">{i18n._('Verfahren')}</th>
            <th scope="col" className="r">
              {i18n._('Leckage')} <span className="unit">{text.unit}</span>
            </th>
            <th scope="col">
              {scale[1] > scale[0]
                ? i18n._('Intervall, {low} bis {high}', { low: text.fine(scale[0]), high: text.fine(scale[1]) })
                : i18n._('Intervall')}
            </th>
            <th scope="col" className="r">
              {i18n._('von')}
            </th>
            <th scope="col" className="r">
              {i18n._('bis')}
            </th>
            <th scope="col">{i18n._('Art')}</th>
            <th scope="col">{i18n._('Grundlage oder Grund')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ finding, found, name, isTest }) => (
            <tr key={name} data-method={finding.method} data-kind={finding.kind}>
              <th scope="row">
                {name}
                {found !== undefined && (
                  <Explain
                    figure={isTest && finding.method === 'baseFlow' ? 'meanValue' : computed[finding.method]}
                    name={name}
                    value={`${text.flows(found)} ${text.unit}`}
                    of={explanation}
                  />
                )}
              </th>
              <td className="r lq-value">{found === undefined || found.kind === 'upperBound' ? <None /> : text.fine(found.value)}</td>
              <td className="lq-bar">
                <IntervalBar of={found} scale={scale} />
              </td>
              <td className="r lq-end">{found === undefined ? <None /> : text.fine(found.low)}</td>
              <td className="r lq-end">
                {found === undefined ? (
                  <None />
                ) : (
                  <>
                    <span className="lq-word">{i18n._('bis')} </span>
                    {text.fine(found.high)}
                  </>
                )}
              </td>
              <td className="lq-kind">{found === undefined ? <None /> : <KindMark kind={found.kind}>{kindOf(finding)}</KindMark>}</td>
              <td className="lq-basis">{text.basis(finding, isTest)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
});

const None = () => <span className="none">{missing}</span>;
