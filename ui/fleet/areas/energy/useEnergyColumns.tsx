import { useLingui } from '@lingui/react';
import type { RankedStation } from '../../../../core/fleet/index.ts';
import { displayUnit } from '../../../../core/units/index.ts';
import { unitSymbol } from '../../../../i18n/format/index.ts';
import { Amount } from '../../shell/Amount.tsx';
import { valueOf } from '../../shell/valueOf.ts';
import { CoverageMark } from '../../shell/CoverageMark.tsx';
import { DeviationMark } from '../../shell/DeviationMark.tsx';
import { NumberCell } from '../../shell/NumberCell.tsx';
import { StationName } from '../../shell/StationName.tsx';
import type { FleetColumn } from '../../shell/table/FleetColumn.ts';
import { useFleetFormat } from '../../shell/useFleetFormat.ts';

/** The columns of the ranking by energy. Only inside an observer. */
export function useEnergyColumns(): readonly FleetColumn<RankedStation>[] {
  const { i18n } = useLingui();
  const { units } = useFleetFormat();
  const perAir = <span className="unit">{unitSymbol(displayUnit('specificEnergy', units))}</span>;
  return [
    {
      id: 'name',
      head: i18n._('Station'),
      sortBy: ({ name }) => name,
      cell: ({ station, name, place }) => <StationName id={station} name={name} place={place} />,
      phone: 'title',
    },
    {
      id: 'energy',
      head: i18n._('Energie'),
      isNumber: true,
      sortBy: ({ energyKWh }) => valueOf(energyKWh),
      cell: ({ energyKWh }) => <Amount of={energyKWh} as="energy" />,
      widthPx: 176,
      from: 'tablet',
    },
    {
      id: 'specific',
      head: (
        <>
          {i18n._('bei 7 bar')} {perAir}
        </>
      ),
      isNumber: true,
      sortBy: ({ kWhPerM3At7Bar }) => valueOf(kWhPerM3At7Bar),
      cell: ({ kWhPerM3At7Bar }) => <NumberCell quantity="specificEnergy" value={valueOf(kWhPerM3At7Bar)} />,
      widthPx: 88,
      from: 'tablet',
    },
    {
      id: 'level',
      head: i18n._('Auslastung'),
      isNumber: true,
      sortBy: ({ loadLevel }) => loadLevel,
      cell: ({ loadLevel }) => <NumberCell quantity="share" value={loadLevel} />,
      widthPx: 88,
      from: 'desktop',
    },
    {
      id: 'deviation',
      head: i18n._('bei gleicher Last'),
      isNumber: true,
      sortBy: ({ deviation }) => valueOf(deviation),
      cell: ({ deviation }) => (
        <span className="fl-amount">
          <Amount of={deviation} as="share" isChange />
          {deviation.kind !== 'none' && <DeviationMark of={deviation} />}
        </span>
      ),
      widthPx: 132,
      phone: 'end',
    },
    {
      id: 'avoidable',
      head: i18n._('Vermeidbar'),
      isNumber: true,
      sortBy: ({ avoidableKWh }) => valueOf(avoidableKWh),
      cell: ({ avoidableKWh }) => <Amount of={avoidableKWh} as="energy" />,
      widthPx: 148,
      from: 'desktop',
    },
    {
      id: 'money',
      head: i18n._('Vermeidbare Kosten'),
      isNumber: true,
      sortBy: ({ avoidableCost }) => valueOf(avoidableCost),
      cell: ({ avoidableCost, currency }) => <Amount of={avoidableCost} as={{ currency }} />,
      widthPx: 128,
      phone: 'note',
      isNamedOnPhone: true,
    },
    {
      id: 'onLoad',
      head: (
        <>
          {i18n._('unter Last')} {perAir}
        </>
      ),
      isNumber: true,
      sortBy: ({ onLoadKWhPerM3 }) => onLoadKWhPerM3,
      cell: ({ onLoadKWhPerM3 }) => <NumberCell quantity="specificEnergy" value={onLoadKWhPerM3} />,
      widthPx: 88,
      from: 'desktop',
    },
    {
      id: 'noLoad',
      head: i18n._('Leerlaufanteil'),
      isNumber: true,
      sortBy: ({ noLoadShare }) => noLoadShare,
      cell: ({ noLoadShare }) => <NumberCell quantity="share" value={noLoadShare} />,
      widthPx: 96,
      from: 'desktop',
    },
    {
      id: 'coverage',
      head: i18n._('Daten'),
      isNumber: true,
      sortBy: ({ coverage }) => coverage,
      cell: ({ coverage }) => <CoverageMark share={coverage} />,
      widthPx: 88,
      phone: 'endNote',
      isNamedOnPhone: true,
    },
  ];
}
