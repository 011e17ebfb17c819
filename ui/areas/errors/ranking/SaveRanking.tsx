import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type CsvDialect, csvText } from '../../../../core/csv/index.ts';
import { faultCode } from '../../../../core/faults/index.ts';
import { plantDayOf } from '../../../../core/time/index.ts';
import { missing } from '../../../../i18n/format/index.ts';
import { SaveCsv, saveFile, severityStyle } from '../../../kit/index.ts';
import { useFaultWords, useFormat, useSourceName } from '../../../station/index.ts';
import type { RankingVm } from './ranking.vm.ts';
import { type RankingColumn, rankingCsv, type RankingWords } from './rankingCsv.ts';

const heads: Readonly<Record<RankingColumn, string>> = {
  source: /*i18n*/ 'Komponente',
  severity: /*i18n*/ 'Schwere',
  code: /*i18n*/ 'Code',
  text: /*i18n*/ 'Meldung',
  count: /*i18n*/ 'Anzahl',
  duration: /*i18n*/ 'Dauer zusammen [s]',
  isAtMost: /*i18n*/ 'Dauer ist Obergrenze',
  unknown: /*i18n*/ 'Ohne bekannte Dauer',
  longest: /*i18n*/ 'Längste [s]',
  last: /*i18n*/ 'Zuletzt ({zone})',
  from: /*i18n*/ 'Protokoll ab ({zone})',
  until: /*i18n*/ 'Protokoll bis ({zone})',
};

/** Saves the ranking as it is shown, with the time that it is of. */
export const SaveRanking = observer(function SaveRanking({ vm }: { readonly vm: RankingVm }) {
  const { i18n } = useLingui();
  const { region, zone } = useFormat();
  const sourceName = useSourceName();
  const faultWords = useFaultWords();
  const { faults, range, ranking } = vm;
  const save = (dialect: CsvDialect, ending: string) => {
    if (range === undefined || ranking?.knownFromMs === undefined) return;
    const words: RankingWords = {
      head: (column) => i18n._(heads[column], { zone: dialect.isLocal ? zone : 'UTC' }),
      source: sourceName,
      severity: (severity) => i18n._(severityStyle[severity].word),
      code: (source, bitIndex) => faultCode(source, bitIndex) ?? missing,
      text: ({ source, bitIndex, entries }) => faultWords(source, bitIndex, entries[0]?.words).text,
      atMost: i18n._('ja'),
    };
    const sheet = rankingCsv(faults, { fromMs: ranking.knownFromMs, untilMs: range.untilMs }, words);
    saveFile(`fault_ranking_${plantDayOf(range.untilMs, zone)}${ending}`, csvText(sheet, dialect, zone), 'text/csv;charset=utf-8');
  };
  return (
    <div className="el-actions">
      <SaveCsv region={region} isDisabled={faults.length === 0} onSave={save} />
    </div>
  );
});
