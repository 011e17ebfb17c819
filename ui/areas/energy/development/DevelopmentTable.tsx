import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { ratioOf } from '../../../../core/figures/index.ts';
import { msPerSecond, plantDayOf } from '../../../../core/time/index.ts';
import { useFormat, useMadeOf } from '../../../station/index.ts';
import { FigureTable } from '../table/FigureTable.tsx';
import type { AirFiguresVm } from '../air/airFigures.vm.ts';
import { leakWordsOf } from '../air/leakWords.ts';
import type { DevelopmentVm } from './development.vm.ts';
import { developmentColumns, type DevelopmentLine } from './developmentFigures.ts';
import { developmentCoverage, lacksCoverage, type Pace } from '../../../../core/balance/index.ts';
import { usePeriodNames } from './usePeriodNames.ts';

/** Text ids. */
const titles: Readonly<Record<Pace, string>> = {
  day: /*i18n*/ 'Tageswerte',
  week: /*i18n*/ 'Wochenwerte',
  month: /*i18n*/ 'Monatswerte',
};
const heads: Readonly<Record<Pace, string>> = { day: /*i18n*/ 'Tag', week: /*i18n*/ 'Woche', month: /*i18n*/ 'Monat' };

interface Props {
  readonly vm: DevelopmentVm;
  /** Of the whole time. */
  readonly air: AirFiguresVm;
}

/** The plant's figures step by step, the latest first, and those of the whole time. */
export const DevelopmentTable = observer(function DevelopmentTable({ vm, air }: Props) {
  const { i18n } = useLingui();
  const { zone } = useFormat();
  const { pace, rows, timespan, progress } = vm;
  const { statistics, everything } = air;
  const madeOf = useMadeOf();
  const names = usePeriodNames(pace);
  const nameOf = ({ period }: DevelopmentLine) => (period === undefined ? i18n._('Gesamt') : names.whole(period));
  const [from, until] = timespan === undefined ? [] : [plantDayOf(timespan.fromMs, zone), plantDayOf(timespan.untilMs, zone)];
  const isWhole = timespan !== undefined && progress.of > 0 && progress.done === progress.of;
  const hasParts = rows.some(({ period }) => !period.isWhole);
  return (
    <FigureTable
      className="dv-table"
      title={i18n._(titles[pace])}
      columns={developmentColumns(leakWordsOf(statistics))}
      rows={rows.toReversed()}
      sum={{
        ...everything.plant,
        coverage: developmentCoverage(rows),
        estimated: [...new Set(rows.flatMap(({ estimated }) => estimated))],
      }}
      head={i18n._(heads[pace])}
      nameOf={(row) => (
        <>
          <span className={row.estimated.length > 0 ? 'est' : undefined}>{nameOf(row)}</span>
          {row.estimated.length > 0 && <span className="vh"> {i18n._('geschätzt')}</span>}
          {row.period?.isWhole === false && <span aria-hidden> (…)</span>}
          {row.period?.isWhole === false && <span className="vh"> {i18n._('unvollständig')}</span>}
        </>
      )}
      keyOf={({ period }) => period?.firstDay ?? ''}
      lead={{
        heads: [i18n._(heads[pace]), i18n._('Von'), i18n._('Bis')],
        of: (row) => [
          { text: nameOf(row) },
          { atMs: row.period === undefined ? statistics?.timespan.fromMs : row.period.range.fromMs },
          { atMs: row.period === undefined ? statistics?.timespan.untilMs : row.period.range.untilMs },
        ],
      }}
      tail={{ heads: [i18n._('Geschätzt')], of: ({ estimated }) => [{ text: madeOf(estimated) }] }}
      basisOf={({ coverage }) => ({
        coverage,
        spanS: statistics && ratioOf(statistics.timespan.untilMs - statistics.timespan.fromMs, msPerSecond),
      })}
      fileName={isWhole ? `think_green_${from}-${until}` : undefined}
      note={[
        ...(hasParts ? [i18n._('(…) Nur zum Teil in der Zeit seit der letzten Rücksetzung.')] : []),
        i18n._(
          lacksCoverage(rows)
            ? /*i18n*/ 'Die Leckage der Zeilen fehlt, weil die Steuerung keine Abdeckung nennt.'
            : /*i18n*/ 'Leckage und Leckagekosten sind die der ganzen Zeit, gleichmäßig verteilt auf die erfasste Zeit.',
        ),
      ].join(' ')}
    />
  );
});
