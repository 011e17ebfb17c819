import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { HeatReport } from '../../../../core/heatReport/index.ts';
import { valueTicks } from '../../../../core/plot/index.ts';
import { monthNames } from '../../../../i18n/format/index.ts';
import { ColumnChart, type ColumnChartData } from '../../../charts/columnChart/index.ts';
import { Curve, shareNames } from '../../../charts/curve/index.ts';
import { type HeatCell, HeatMap, HeatMark } from '../../../charts/heatMap/index.ts';
import { Panel } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';

const [curvePx, rowPx, maxLimits] = [180, 18, 4];
const hoursPerDay = 24;

/** Thermal power by month, for how long, and at which hours. */
export const HeatCharts = observer(function HeatCharts({ report }: { readonly report: HeatReport }) {
  const { i18n } = useLingui();
  const { number, quantity, region } = useFormat();
  const names = monthNames(region);
  const kW = (value: number | undefined) => quantity('power', value).text;
  const { duration, byHour } = report.picture;
  if (report.months.every(({ powerWhileAvailableKW }) => powerWhileAvailableKW === undefined)) return null;
  const profile = i18n._('Leistungsprofil');
  const data: ColumnChartData = {
    parts: ['plain'],
    axisTitle: i18n._('kW, solange Wärme da ist'),
    columns: report.months.map(({ month, powerWhileAvailableKW, meanPowerKW, heatKWh, coverage }) => {
      const name = names[month - 1]!;
      const values = [
        { name: i18n._('Solange Wärme da ist'), text: kW(powerWhileAvailableKW) },
        { name: i18n._('Mittel über alle Stunden'), text: kW(meanPowerKW) },
        { name: i18n._('Wärme'), text: quantity('energy', heatKWh).text },
        { name: i18n._('Daten'), text: quantity('share', coverage).text },
      ];
      return {
        id: String(month),
        label: name,
        sublabel: undefined,
        parts: [powerWhileAvailableKW ?? NaN],
        isOpen: false,
        title: name,
        values,
        spoken: `${name}: ${values.map((value) => `${value.name} ${value.text}`).join(', ')}`,
      };
    }),
  };
  const known = byHour.flatMap((hours) => hours.flatMap((value) => value ?? []));
  const greatest = Math.max(0, ...known);
  const ticks = valueTicks([0, greatest], maxLimits);
  const limits = ticks.values.filter((value) => value > 0).slice(0, maxLimits);
  const limitText = (value: number) => number(value, ticks.digits);
  const hours = i18n._('Stunden im Jahr');
  return (
    <>
      <Panel className="ea-chart dv-chart" title={profile}>
        <ColumnChart data={data} label={profile} tickText={number} />
      </Panel>
      <Panel title={i18n._('Dauerlinie der Wärme')}>
        <p className="label">{i18n._('Wärmeleistung in kW über dem Anteil der bekannten Zeit')}</p>
        <Curve
          label={i18n._('Dauerlinie der Wärme')}
          values={duration}
          isFilled
          greatest={duration[0] ?? 0}
          xNames={shareNames(region)}
          tickText={number}
          heightPx={curvePx}
        />
      </Panel>
      <Panel title={hours}>
        <p className="label">{i18n._('Mittlere Wärmeleistung: jede Zeile ein Monat, jede Spalte eine Stunde')}</p>
        <HeatMap
          rows={byHour}
          limits={limits}
          rowNames={names}
          columnNames={[0, 6, 12, 18].map((hour) => [(hour + 0.5) / hoursPerDay, String(hour)])}
          rowPx={rowPx}
          label={hours}
          spoken={({ row, column }: HeatCell) =>
            `${names[row]!}, ${i18n._('{from} bis {until} Uhr', { from: column, until: column + 1 })}: ${kW(byHour[row]?.[column])}`
          }
        />
        <ul className="legend wh-legend">
          {limits.map((limit, level) => (
            <li key={limit}>
              <HeatMark level={level} />
              {level === 0 ? i18n._('unter {value}', { value: limitText(limit) }) : i18n._('bis {value}', { value: limitText(limit) })}
            </li>
          ))}
          <li>
            <HeatMark level={limits.length} />
            {i18n._('ab {value} {unit}', { value: limitText(limits.at(-1) ?? 0), unit: 'kW' })}
          </li>
          <li>
            <HeatMark level={undefined} />
            {i18n._('keine Daten')}
          </li>
        </ul>
      </Panel>
    </>
  );
});
