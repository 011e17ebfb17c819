import { useLingui } from '@lingui/react';
import type { RankedLeak } from '../../../../core/fleet/index.ts';
import { scaleOf } from '../../../../core/plot/index.ts';
import { formatDay, formattedValueOf } from '../../../../i18n/format/index.ts';
import { kindWords } from '../../../../i18n/index.ts';
import { KindMark } from '../../../charts/finding/index.ts';
import { Amount } from '../../shell/Amount.tsx';
import { CoverageMark } from '../../shell/CoverageMark.tsx';
import { Missing } from '../../shell/Missing.tsx';
import { StationName } from '../../shell/StationName.tsx';
import type { FleetColumn } from '../../shell/table/FleetColumn.ts';
import { useFleetFormat } from '../../shell/useFleetFormat.ts';
import { valueOf } from '../../shell/valueOf.ts';

const rateDigits = 3;

/** The columns of the ranking by leaks. Only inside an observer. */
export function useLeakColumns(stations: readonly RankedLeak[]): readonly FleetColumn<RankedLeak>[] {
  const { i18n } = useLingui();
  const { region, number } = useFleetFormat();
  const scale = scaleOf(stations.flatMap(({ energyKWhPerYear }) => (energyKWhPerYear.kind === 'none' ? [] : [energyKWhPerYear])));
  return [
    {
      id: 'name',
      head: i18n._('Station'),
      sortBy: ({ name }) => name,
      cell: ({ station, name, place }) => <StationName id={station} name={name} place={place} />,
      phone: 'title',
    },
    {
      id: 'kind',
      head: i18n._('Art'),
      cell: ({ flowM3min }) =>
        flowM3min.kind === 'none' ? <Missing /> : <KindMark kind={flowM3min.kind}>{i18n._(kindWords[flowM3min.kind])}</KindMark>,
      widthPx: 120,
      from: 'tablet',
    },
    {
      id: 'flow',
      head: i18n._('Leckstrom'),
      isNumber: true,
      sortBy: ({ flowM3min }) => valueOf(flowM3min),
      cell: ({ flowM3min }) => <Amount of={flowM3min} as="volumeFlow" />,
      widthPx: 136,
      phone: 'note',
    },
    {
      id: 'energy',
      head: i18n._('Energie je Jahr'),
      isNumber: true,
      sortBy: ({ energyKWhPerYear }) => valueOf(energyKWhPerYear),
      // what the ranking goes by, as money of several currencies can't be compared
      cell: ({ energyKWhPerYear }) => <Amount of={energyKWhPerYear} as="energy" scale={scale} />,
      widthPx: 184,
    },
    {
      id: 'cost',
      head: i18n._('Kosten je Jahr'),
      isNumber: true,
      sortBy: ({ costPerYear }) => valueOf(costPerYear),
      cell: ({ costPerYear, currency }) => <Amount of={costPerYear} as={{ currency }} />,
      widthPx: 144,
      phone: 'end',
    },
    {
      id: 'rate',
      head: i18n._('Strompreis je kWh'),
      isNumber: true,
      sortBy: ({ ratePerKWh }) => ratePerKWh,
      cell: ({ ratePerKWh, currency }) =>
        ratePerKWh === undefined ? <Missing /> : formattedValueOf(number(ratePerKWh, rateDigits), currency, region).text,
      widthPx: 112,
      from: 'desktop',
    },
    {
      id: 'grown',
      head: i18n._('Änderung'),
      isNumber: true,
      sortBy: ({ grownM3min }) => valueOf(grownM3min),
      cell: ({ grownM3min }) => <Amount of={grownM3min} as="volumeFlow" isChange />,
      widthPx: 160,
      from: 'tablet',
    },
    {
      id: 'since',
      head: i18n._('Seit'),
      sortBy: ({ changedOn }) => changedOn,
      cell: ({ changedOn }) => (changedOn === undefined ? <Missing why={i18n._('Keine Änderung')} /> : formatDay(changedOn, region)),
      widthPx: 104,
      from: 'desktop',
    },
    {
      id: 'coverage',
      head: i18n._('Daten'),
      isNumber: true,
      sortBy: ({ coverage }) => coverage,
      cell: ({ coverage }) => <CoverageMark share={coverage} />,
      widthPx: 96,
      phone: 'endNote',
      isNamedOnPhone: true,
    },
  ];
}
