import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { ComparedThreshold } from '../../../../core/heatReport/index.ts';
import { formatDay } from '../../../../i18n/format/index.ts';
import { thresholdWords } from '../../../../i18n/index.ts';
import { Panel } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';

/** Thresholds of a report, each with its source and the day on which it held. */
export const ThresholdPanel = observer(function ThresholdPanel({ thresholds }: { readonly thresholds: readonly ComparedThreshold[] }) {
  const { i18n } = useLingui();
  const { number, quantity, region } = useFormat();
  const amount = ({ name }: ComparedThreshold, value: number | undefined) =>
    name === 'temperatureDegC' ? quantity('temperature', value).text : number(value, name === 'companyGWhPerYear' ? 1 : 0);
  const words = (isAbove: boolean | undefined) =>
    isAbove === undefined ? i18n._('nicht bekannt') : isAbove ? i18n._('darüber') : i18n._('nicht darüber');
  const sources = [...new Map(thresholds.map(({ source, asOf }) => [source, asOf]))];
  return (
    <Panel title={i18n._('Schwellen')}>
      <div className="scroll" role="group" aria-label={i18n._('Schwellen')} tabIndex={0}>
        <table className="tb">
          <thead>
            <tr>
              <th scope="col">{i18n._('Grenze')}</th>
              <th scope="col" className="r">
                {i18n._('Schwelle')}
              </th>
              <th scope="col" className="r">
                {i18n._('Hier')}
              </th>
              <th scope="col">{i18n._('Vergleich')}</th>
            </tr>
          </thead>
          <tbody>
            {thresholds.map((threshold) => (
              <tr key={threshold.name}>
                <th scope="row">{i18n._(thresholdWords[threshold.name])}</th>
                <td className="r">{amount(threshold, threshold.value)}</td>
                <td className="r">{amount(threshold, threshold.here)}</td>
                <td>{words(threshold.isAbove)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {sources.map(([source, asOf]) => (
        <p key={source} className="label">
          {i18n._('{source}, Stand {day}', { source, day: formatDay(asOf, region) })}
        </p>
      ))}
      <p className="label">{i18n._('Andere Wärmequellen des Standorts kommen hinzu. Keine Rechtsauskunft.')}</p>
    </Panel>
  );
});
