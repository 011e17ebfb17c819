import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type CsvDialect, csvText } from '../../../../core/csv/index.ts';
import type { DataNeedName } from '../../../../core/figures/index.ts';
import { displayUnit } from '../../../../core/units/index.ts';
import { unitSymbol } from '../../../../i18n/format/index.ts';
import { shortfallNames } from '../../../../i18n/index.ts';
import { SaveCsv, saveFile } from '../../../kit/index.ts';
import { useFormat, useMadeOf } from '../../../station/index.ts';
import { figureStyle, isPlain, plainStyle } from './figureStyle.ts';
import { statisticFigures, ratioChange, type StatisticFigure } from '../../../../core/statistics/index.ts';
import { type CsvHeads, statisticCsv } from './model/statisticCsv.ts';
import type { StatisticVm } from './statistic.vm.ts';
import { statisticOf, type StatisticSlug } from './statisticPages.ts';
import { useRowName } from './useRowName.ts';

interface Props {
  readonly vm: StatisticVm;
  readonly slug: StatisticSlug;
}

/** Saves the table, for a spreadsheet or for a program. */
export const SaveStatistic = observer(function SaveStatistic({ vm, slug }: Props) {
  const { region, units, zone } = useFormat();
  const rowName = useRowName();
  const { i18n } = useLingui();
  const madeOf = useMadeOf();
  const shortOf = (needs: readonly DataNeedName[]) => shortfallNames(i18n, needs);
  const heads = useCsvHeads();
  const { rows, periods, range, isEmpty } = vm;
  const save = (dialect: CsvDialect, ending: string) => {
    if (rows === undefined || periods === undefined || range === undefined) return;
    const all = [...rows.machines, rows.plant];
    const sheet = statisticCsv({
      figures: statisticFigures[statisticOf[slug]],
      rows: all,
      periods,
      units,
      heads,
      rowName,
      madeOf,
      shortOf,
    });
    saveFile(`statistic_${slug}_${range.from}-${range.until}${ending}`, csvText(sheet, dialect, zone), 'text/csv;charset=utf-8');
  };
  const isDisabled = rows === undefined || isEmpty || vm.isStale;
  return <SaveCsv region={region} isDisabled={isDisabled} onSave={save} />;
});

/** Only inside an observer. */
function useCsvHeads(): CsvHeads {
  const { i18n } = useLingui();
  const { units } = useFormat();
  const unitOf = (figure: StatisticFigure) => {
    const { kind } = figureStyle[figure];
    if (kind === 'duration') return 'h';
    return isPlain(kind) ? plainStyle[kind].unit : unitSymbol(displayUnit(kind, units));
  };
  const withUnit = (name: string, unit: string) => (unit === '' ? name : `${name} [${unit}]`);
  const before = (name: string) => i18n._('{name}, Vorzeitraum', { name });
  const coverage = i18n._('Abdeckung');
  const run = i18n._(figureStyle.runS.title);
  return {
    name: i18n._('{count, plural, one {Verdichter} other {Verdichter}}', { count: 1 }),
    number: i18n._('Nummer'),
    from: i18n._('Von'),
    until: i18n._('Bis'),
    figure: (figure) => {
      const name = i18n._(figureStyle[figure].title);
      const changeUnit = ratioChange(figure, undefined).isPoints ? i18n._('%-Punkte') : '%';
      return [
        withUnit(name, unitOf(figure)),
        withUnit(before(name), unitOf(figure)),
        withUnit(i18n._('{name}, Änderung', { name }), changeUnit),
      ];
    },
    coverage: [withUnit(coverage, '%'), withUnit(before(coverage), '%')],
    run: [withUnit(run, 'h'), withUnit(before(run), 'h')],
    estimated: [i18n._('Geschätzt'), before(i18n._('Geschätzt'))],
    short: [i18n._('Zu wenig Daten'), before(i18n._('Zu wenig Daten'))],
  };
}
