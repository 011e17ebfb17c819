import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { maxDayFiles } from '../../../core/dayFile/index.ts';
import { formatDay } from '../../../i18n/format/index.ts';
import { Icon } from '../../kit/index.ts';
import { DayFileProblem, useFormat } from '../../station/index.ts';
import type { AnalysisChartVm } from './analysisChart.vm.ts';

/** Problems of a file that are shown one by one. */
const maxShown = 5;

/** What could not be read of the day files, and which were left out. */
export const FilesNotes = observer(function FilesNotes({ vm }: { readonly vm: AnalysisChartVm }) {
  const { i18n } = useLingui();
  const { region, number } = useFormat();
  const { data } = vm;
  if (data === undefined) return null;
  const flawed = data.files.filter(({ facts }) => facts.problemCount > 0);
  const problemCount = flawed.reduce((sum, { facts }) => sum + facts.problemCount, 0);
  return (
    <>
      {data.omittedFiles > 0 && (
        <p className="an-note s-warn" role="status">
          <Icon name="i-warn" />
          {i18n._(
            'Höchstens {most} Dateien auf einmal: geladen ab {day}, {count, plural, one {# ältere Datei} other {# ältere Dateien}} ausgelassen.',
            {
              most: maxDayFiles,
              day: formatDay(data.files[0]?.day, region),
              count: data.omittedFiles,
            },
          )}
        </p>
      )}
      {flawed.length > 0 && (
        <details className="an-note an-problems">
          <summary>
            {i18n._(
              '{problems, plural, one {# Auffälligkeit} other {# Auffälligkeiten}} in {files, plural, one {# Datei} other {# Dateien}}',
              {
                problems: problemCount,
                files: flawed.length,
              },
            )}
          </summary>
          {flawed.map(({ name, facts }) => (
            <div key={name}>
              <h3>
                {name}
                {facts.lines.skipped > 0 && (
                  <span className="dim">
                    {i18n._('{count, plural, one {# Zeile} other {# Zeilen}} nicht lesbar', { count: facts.lines.skipped })}
                  </span>
                )}
              </h3>
              <ul>
                {facts.problems.slice(0, maxShown).map((problem) => (
                  <li key={`${problem.line}.${problem.column}.${problem.code}`}>
                    <DayFileProblem problem={problem} />
                  </li>
                ))}
                {facts.problemCount > maxShown && (
                  <li className="dim">{i18n._('und {count} weitere', { count: number(facts.problemCount - maxShown, 0) })}</li>
                )}
              </ul>
            </div>
          ))}
        </details>
      )}
    </>
  );
});
