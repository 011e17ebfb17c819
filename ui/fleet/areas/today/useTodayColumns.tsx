import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { standings } from '../../../../core/fleet/index.ts';
import { scaleOf } from '../../../../core/plot/index.ts';
import type { FleetStationRow } from '../../../../core/ports/index.ts';
import { displayUnit } from '../../../../core/units/index.ts';
import { unitSymbol } from '../../../../i18n/format/index.ts';
import { classNames } from '../../../kit/index.ts';
import { fleetStores, useService } from '../../di/index.ts';
import { countTone } from '../../shell/countTone.ts';
import { CoverageMark } from '../../shell/CoverageMark.tsx';
import { Missing } from '../../shell/Missing.tsx';
import { NumberCell } from '../../shell/NumberCell.tsx';
import { StandingMark } from '../../shell/StandingMark.tsx';
import { StationName } from '../../shell/StationName.tsx';
import type { FleetColumn } from '../../shell/table/FleetColumn.ts';
import { useTablet } from '../../shell/table/useTablet.ts';
import { useFaultText } from '../../shell/useFaultText.ts';
import { useFleetFormat } from '../../shell/useFleetFormat.ts';
import { usePhone } from '../../../kit/usePhone.ts';
import { AgeCell } from './AgeCell.tsx';
import { ageText } from './ageText.ts';
import { DeviationCell } from './DeviationCell.tsx';
import { LeakCell } from './LeakCell.tsx';

/** A station with its place and the most severe of its faults; where there is no column of it, with how long it has been silent. */
const TroubledName = observer(function TroubledName({ row }: { readonly row: FleetStationRow }) {
  const { i18n } = useLingui();
  const words = useFaultText();
  const { nowMs } = useService(fleetStores.stations);
  const { region } = useFleetFormat();
  const isTablet = useTablet();
  const { id, name, place, worst, standing, seenMs } = row;
  const isSaidHere = isTablet && standing === 'silent' && seenMs !== undefined;
  const trouble = isSaidHere
    ? i18n._('seit {age} nicht gehört', { age: ageText(seenMs, nowMs, region) })
    : worst && `${words.bare(worst)}, ${words.source(worst)}`;
  return <StationName id={id} name={name} place={place} trouble={trouble} />;
});

/** The columns of the list of today. Only inside an observer. */
export function useTodayColumns(rows: readonly FleetStationRow[]): readonly FleetColumn<FleetStationRow>[] {
  const { i18n } = useLingui();
  const { units } = useFleetFormat();
  const isPhone = usePhone();
  const scale = useMemo(
    () => scaleOf(rows.flatMap(({ leak }) => (leak === undefined ? [] : [{ low: leak.lowPerYear, high: leak.highPerYear }]))),
    [rows],
  );
  const words = i18n.locale;
  return useMemo(() => {
    const unit = (word: string, quantity: 'pressure' | 'power' | 'specificEnergy') => (
      <>
        {word} <span className="unit">{unitSymbol(displayUnit(quantity, units))}</span>
      </>
    );
    return [
      {
        id: 'state',
        head: i18n._('Zustand'),
        sortBy: ({ standing }) => standings.indexOf(standing),
        cell: ({ standing }) => <StandingMark standing={standing} isShort={isPhone} />,
        widthPx: 184,
        phone: 'mark',
      },
      {
        id: 'name',
        head: i18n._('Station'),
        sortBy: ({ name }) => name,
        cell: (row) => <TroubledName row={row} />,
        phone: 'title',
      },
      {
        id: 'seen',
        head: i18n._('Zuletzt gehört'),
        isNumber: true,
        sortBy: ({ seenMs }) => seenMs,
        cell: (row) => <AgeCell row={row} />,
        widthPx: 80,
        from: 'tablet',
      },
      {
        id: 'pressure',
        head: unit(i18n._('Druck'), 'pressure'),
        isNumber: true,
        sortBy: ({ pressureBar }) => pressureBar,
        cell: ({ pressureBar }) => <NumberCell quantity="pressure" value={pressureBar} />,
        widthPx: 68,
        from: 'desktop',
      },
      {
        id: 'power',
        head: unit(i18n._('Leistung'), 'power'),
        isNumber: true,
        sortBy: ({ powerKW }) => powerKW,
        cell: ({ powerKW }) => <NumberCell quantity="power" value={powerKW} />,
        widthPx: 76,
        from: 'desktop',
      },
      {
        id: 'energy',
        head: unit(i18n._('Energie'), 'specificEnergy'),
        isNumber: true,
        sortBy: ({ specificKWhPerM3 }) => specificKWhPerM3,
        cell: ({ specificKWhPerM3 }) => <NumberCell quantity="specificEnergy" value={specificKWhPerM3} />,
        widthPx: 92,
        from: 'tablet',
      },
      {
        id: 'deviation',
        head: i18n._('bei gleicher Last'),
        isNumber: true,
        sortBy: ({ deviationShare }) => deviationShare,
        cell: ({ deviationShare, coverageShare }) => <DeviationCell value={deviationShare} coverageShare={coverageShare} />,
        widthPx: 136,
        phone: 'end',
      },
      {
        id: 'leak',
        head: i18n._('Leckage je Jahr'),
        isNumber: true,
        sortBy: ({ leak }) => leak?.highPerYear,
        cell: ({ leak }) => (
          <>
            {isPhone && <span className="dim">{i18n._('Leckage')} </span>}
            <LeakCell leak={leak} scale={isPhone ? undefined : scale} />
          </>
        ),
        widthPx: 156,
        phone: 'note',
      },
      {
        id: 'service',
        head: i18n._('Wartung 30 Tage'),
        isNumber: true,
        sortBy: ({ serviceDue }) => serviceDue,
        cell: ({ serviceDue }) => (serviceDue === undefined ? <Missing why={i18n._('Keine Wartungsliste')} /> : serviceDue),
        widthPx: 72,
        from: 'desktop',
      },
      {
        id: 'faults',
        head: i18n._('Störungen'),
        isNumber: true,
        sortBy: ({ faultsUp }) => faultsUp,
        cell: ({ faultsUp, worst }) => (
          <span className={faultsUp === 0 ? (isPhone ? 'vh' : 'none') : classNames('count td-count', countTone(worst?.severity))}>
            {faultsUp}
          </span>
        ),
        widthPx: 84,
        phone: 'endNote',
      },
      {
        id: 'coverage',
        head: i18n._('Daten'),
        isNumber: true,
        sortBy: ({ coverageShare }) => coverageShare,
        cell: ({ coverageShare }) => <CoverageMark share={coverageShare} />,
        widthPx: 92,
        from: 'tablet',
      },
    ] satisfies readonly FleetColumn<FleetStationRow>[];
    // the texts follow the language
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [i18n, words, units, isPhone, scale]);
}
