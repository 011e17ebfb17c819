import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { CsvDialect } from '../../../../core/csv/index.ts';
import type { Column } from '../../../../core/samples/index.ts';
import { displayUnit } from '../../../../core/units/index.ts';
import { unitSymbol } from '../../../../i18n/format/index.ts';
import { cssVars, SaveCsv, saveFile } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import type { AnalysisChartVm } from '../analysisChart.vm.ts';
import type { AnalysisLine } from '../model/series.ts';
import { comparisonWords } from '../comparisonWords.ts';
import { useSeriesName } from '../useSeriesName.ts';
import { csvSlices, type ValueCsv } from './csvSlices.ts';
import { CsvWriting } from './csvWriting.vm.ts';
import './saveValues.css';
import { shownRows } from './shownRows.ts';
import { useOutputName } from './useOutputName.ts';

interface Props {
  readonly vm: AnalysisChartVm;
  /** The columns of the file. */
  readonly lines: readonly AnalysisLine[];
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Saves the samples of the range that is shown, for a spreadsheet or for a program, once all of them are there. */
export const SaveValues = observer(function SaveValues({ vm, lines }: Props) {
  const { i18n } = useLingui();
  const { region, units, zone } = useFormat();
  const nameOf = useSeriesName();
  const nameOfFile = useOutputName(vm);
  const [writing] = useState(() => new CsvWriting({ pause, save: (name, pieces) => saveFile(name, pieces, 'text/csv;charset=utf-8') }));
  useEffect(() => () => writing.cancel(), [writing]);
  const isComing =
    vm.isFilling || vm.areInputsComing || (vm.isStale && !vm.isLiveSource) || vm.detail.isComing || vm.compared.state === 'coming';
  const isDisabled = vm.isEmpty || lines.length === 0 || isComing;
  const isWriting = writing.done !== undefined;
  const choice = useFocusAfter(isWriting);

  const save = (dialect: CsvDialect, ending: string) => {
    const {
      table,
      range: { span },
    } = vm;
    if (span === undefined) return;
    const sheet: ValueCsv = {
      timeHead: i18n._('Zeitpunkt ({zone})', { zone: dialect.isLocal ? zone : 'UTC' }),
      timesMs: table.timesMs,
      rows: shownRows(vm),
      columns: lines.flatMap((line) => {
        const extremes = vm.extremesOf(line);
        const named = (name: string, column: Column) => ({
          head: `${name} [${unitSymbol(displayUnit(line.quantity, units))}]`,
          quantity: line.quantity,
          column,
        });
        const name = nameOf(line);
        const { compare } = vm.view;
        const compared =
          compare === undefined ? [] : [named(`${name}, ${i18n._(comparisonWords[compare])}`, vm.compared.columnAt(line.id, table))];
        if (extremes === undefined) return [named(name, line.column), ...compared];
        return [
          named(name, line.column),
          named(i18n._('{name} Minimum', { name }), extremes.min),
          named(i18n._('{name} Maximum', { name }), extremes.max),
          ...compared,
        ];
      }),
      units,
    };
    void writing.write(`${nameOfFile()}${ending}`, csvSlices(sheet, dialect, zone));
  };

  if (isWriting) return <Progress done={writing.done} onCancel={() => writing.cancel()} />;
  return (
    <div className="sv-choice" ref={choice}>
      <SaveCsv region={region} isDisabled={isDisabled} onSave={save} />
    </div>
  );
});

/** Once something is over, the focus that went with it comes here. */
function useFocusAfter(isGoing: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const wasGoing = useRef(isGoing);
  useEffect(() => {
    if (wasGoing.current && !isGoing && document.activeElement === document.body) place.current?.querySelector('button')?.focus();
    wasGoing.current = isGoing;
  }, [isGoing]);
  return place;
}

function Progress({ done = 0, onCancel }: { readonly done: number | undefined; readonly onCancel: () => void }) {
  const { i18n } = useLingui();
  const { quantity } = useFormat();
  const { text } = quantity('ratio', done);
  return (
    <div className="sv-progress">
      <span className="t14">{i18n._('CSV wird geschrieben')}</span>
      <span className="t14 sv-share">{text}</span>
      <progress className="vh" value={done} aria-label={i18n._('CSV wird geschrieben')} />
      <button type="button" className="btn sm" autoFocus onClick={onCancel}>
        {i18n._('Abbrechen')}
      </button>
      <span className="sv-bar" style={cssVars({ '--sv-done': done })} />
    </div>
  );
}
