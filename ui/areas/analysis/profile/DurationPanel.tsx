import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { CsvRows } from '../../../../core/csv/index.ts';
import { stackedFlows } from '../../../../core/loadProfile/index.ts';
import { msPerHour, msPerMinute } from '../../../../core/time/index.ts';
import { formattedValueOf } from '../../../../i18n/format/index.ts';
import { Curve, shareNames } from '../../../charts/curve/index.ts';
import { Panel } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import type { ProfileVm } from './profile.vm.ts';
import { seriesWords } from './profileViews.ts';
import { SaveTable } from './SaveTable.tsx';
import { shownSeries } from './shownSeries.ts';

type Answer = NonNullable<ProfileVm['answer']>;

const percent = 100;
const shares = [0.01, 0.1, 0.25, 0.5, 0.75, 0.9, 0.99];
const chartPx = 240;
const minutesPerHour = msPerHour / msPerMinute;

/** For how long a value was reached, and which rated flows would have been enough. */
export const DurationPanel = observer(function DurationPanel({ answer }: { readonly answer: Answer }) {
  const { i18n } = useLingui();
  const { number, region, units, quantity } = useFormat();
  const { of, range, profile } = answer;
  const { points, area, hours } = profile.duration;
  const shown = shownSeries(of, units);
  const values = points.map(shown.of);
  const name = i18n._(seriesWords[of]);
  const isFlow = of === 'flow' || of === 'delivery';
  const levels = stackedFlows(isFlow ? profile.rated : [], points);
  const at = (share: number) => values[Math.round(share * (values.length - 1))];
  const csv = (): CsvRows => [
    [i18n._('Stunden'), `${name} [${shown.unit}]`].map((text) => ({ text })),
    ...values.map((value, i) => [
      { number: (i / Math.max(1, values.length - 1)) * hours, digits: 2 },
      { number: value, digits: shown.digits + 2 },
    ]),
  ];
  const sum = isFlow ? quantity('volume', area * minutesPerHour) : of === 'power' ? quantity('energy', area) : undefined;
  return (
    <Panel title={i18n._('Dauerlinie')} className="pf-panel" actions={<SaveTable name={`duration_${of}`} range={range} rows={csv} />}>
      <p className="t14 dim">
        {name} [{shown.unit}]{sum !== undefined && `, ${i18n._('Fläche {sum}', { sum: sum.text })}`}
      </p>
      <Curve
        label={i18n._('Dauerlinie, {name}', { name })}
        values={values}
        isFilled={of !== 'pressure'}
        greatest={Math.max(0, values[0] ?? 0)}
        least={of === 'pressure' ? (values.at(-1) ?? 0) : 0}
        levels={levels
          .filter(({ flowM3min }) => flowM3min <= (points[0] ?? 0))
          .map(({ slot, flowM3min, share }) => ({
            value: shown.of(flowM3min),
            name: i18n._('bis K{slot}: {share} % der Stunden', { slot, share: number(share * percent, 0) }),
          }))}
        xNames={shareNames(region)}
        tickText={number}
        heightPx={chartPx}
      />
      <div className="scroll" role="group" aria-label={i18n._('Dauerlinie')} tabIndex={0}>
        <table className="tb">
          <thead>
            <tr>
              <th scope="col">{i18n._('Anteil der Zeit')}</th>
              <th scope="col" className="r">
                {i18n._('Stunden')}
              </th>
              <th scope="col" className="r">
                {i18n._('mindestens')} <span className="unit">{shown.unit}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shares.map((share) => (
              <tr key={share}>
                <th scope="row">{formattedValueOf(number(share * percent, 0), '%', region).text}</th>
                <td className="r">{number(share * hours, 0)}</td>
                <td className="r">{number(at(share), shown.digits)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
});
