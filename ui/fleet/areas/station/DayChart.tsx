import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { isPlantDay, plantDayOf, plantDayRange, shiftDay } from '../../../../core/time/index.ts';
import type { FleetMonthFigures } from '../../../../core/ports/index.ts';
import { formatDay } from '../../../../i18n/format/index.ts';
import { ChartLegend, LineChart } from '../../../charts/lineChart/index.ts';
import { IconButton, Panel } from '../../../kit/index.ts';
import { fleetPorts, useService } from '../../di/index.ts';
import { Answered } from '../../shell/Answered.tsx';
import { readersZone, useFleetFormat } from '../../shell/useFleetFormat.ts';
import { useFleetQuery } from '../../shell/useFleetQuery.ts';
import type { AddressVm } from '../../stores/AddressVm.ts';
import { dayChartData } from './dayChartData.ts';

interface DayChartProps {
  readonly id: string;
  readonly zone: string;
  readonly months: readonly FleetMonthFigures[];
  readonly address: AddressVm;
}

/** The quarter hours of a day: pressure with its least and greatest, flow and power. */
export const DayChart = observer(function DayChart({ id, zone, months, address }: DayChartProps) {
  const { i18n } = useLingui();
  const stations = useService(fleetPorts.stations);
  const clock = useService(fleetPorts.clock);
  const { region, units } = useFleetFormat(zone);
  const format = useFleetFormat(zone);
  const [hidden, hide] = useState<readonly string[]>([]);
  const newest = months.at(-1)?.untilMs;
  const asked = address.of('day');
  const day = isPlantDay(asked) ? asked : newest === undefined ? undefined : plantDayOf(newest - 1, zone);
  const query = useFleetQuery(
    async (waiting) => (day === undefined ? { outcome: 'succeeded', value: [] } : stations.quarters(id, day, waiting)),
    [id, day],
  );
  const quarters = query.value;
  const language = i18n.locale;
  const data = useMemo(
    () =>
      day === undefined || quarters === undefined
        ? undefined
        : dayChartData({
            quarters,
            range: plantDayRange(day, zone),
            nowMs: clock.nowMs(),
            zone,
            units,
            hidden,
            word: (text) => i18n._(text),
          }),
    // the words follow the language
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [quarters, day, zone, units, hidden, language, clock],
  );
  if (day === undefined) return null;
  const title = i18n._('Viertelstunden am {day}', { day: formatDay(day, region) });
  const toggle = (line: string) => hide(hidden.includes(line) ? hidden.filter((each) => each !== line) : [...hidden, line]);
  const lines = data?.plots.flatMap(({ series }) => series.map((each) => each.id)) ?? [];
  const isolate = (line: string) => {
    const others = lines.filter((each) => each !== line);
    hide(others.every((each) => hidden.includes(each)) ? [] : others);
  };
  return (
    <Panel
      title={title}
      actions={
        <>
          <IconButton icon="g-left" label={i18n._('Tag davor')} onPress={() => address.set('day', shiftDay(day, -1))} />
          <IconButton
            icon="g-right"
            label={i18n._('Tag danach')}
            isOff={newest === undefined || plantDayRange(day, zone).untilMs >= newest}
            onPress={() => address.set('day', shiftDay(day, 1))}
          />
        </>
      }
    >
      <Answered query={query}>
        {(answer) =>
          answer.length === 0 || data === undefined ? (
            <p className="t14 dim">{i18n._('Von diesem Tag sind keine Viertelstunden da.')}</p>
          ) : (
            <>
              <ChartLegend plots={data.plots} onToggle={toggle} onIsolate={isolate} />
              <LineChart data={data} format={format} label={title} summary={title} isStale={query.isOld} />
              {zone !== readersZone && <p className="t12 dim">{i18n._('Zeiten in der Zeitzone {zone}.', { zone })}</p>}
            </>
          )
        }
      </Answered>
    </Panel>
  );
});
