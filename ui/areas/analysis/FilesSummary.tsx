import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { msPerDay, msPerHour } from '../../../core/time/index.ts';
import { quarterHourMs } from '../../../core/totals/index.ts';
import { useFormat } from '../../station/index.ts';
import type { AnalysisChartVm } from './analysisChart.vm.ts';

/** What a row of a long range stands for, by the length of its step. */
const stepWords: ReadonlyMap<number, string> = new Map([
  [quarterHourMs, /*i18n*/ 'Mittel je Viertelstunde, Band vom kleinsten zum größten Wert'],
  [msPerHour, /*i18n*/ 'Mittel je Stunde, Band vom kleinsten zum größten Wert'],
  [3 * msPerHour, /*i18n*/ 'Mittel je 3 Stunden, Band vom kleinsten zum größten Wert'],
  [msPerDay, /*i18n*/ 'Mittel je Tag, Band vom kleinsten zum größten Wert'],
]);

/** How much of the days is known, and of how many files. */
export const FilesSummary = observer(function FilesSummary({ vm }: { readonly vm: AnalysisChartVm }) {
  const { i18n } = useLingui();
  const { quantity } = useFormat();
  const { data } = vm;
  const { coverage } = vm.figures;
  if (data === undefined || coverage === undefined) return null;
  return [
    i18n._('zu {share} erfasst', { share: quantity(coverage < 1 ? 'share' : 'ratio', coverage).text }),
    data.steps === undefined
      ? i18n._('{count, plural, one {# Datei} other {# Dateien}}', { count: data.files.length })
      : i18n._(stepWords.get(data.steps.stepMs) ?? /*i18n*/ 'Mittel, kleinster und größter Wert'),
    ...(vm.lacksInputs ? [i18n._('Messstellen nur bis sieben Tage')] : []),
  ].join(', ');
});
