import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { MachineKind } from '../../../core/compressor/index.ts';
import { csvText } from '../../../core/csv/index.ts';
import { faultCode } from '../../../core/faults/index.ts';
import { plantDayOf } from '../../../core/time/index.ts';
import { missing, unitSymbol } from '../../../i18n/format/index.ts';
import { csvDialectOf } from '../../../i18n/index.ts';
import { ports, useService } from '../../di/index.ts';
import { Icon, masterStyle, saveFile, severityStyle } from '../../kit/index.ts';
import { stateStyle, useFaultWords, useFormat, useSourceName } from '../../station/index.ts';
import type { ErrorLogVm } from './errorLog.vm.ts';
import { logCsv, type MachineColumn, type CsvColumn, type CsvWords } from './model/logCsv.ts';

const heads: Readonly<Record<CsvColumn, string>> = {
  time: /*i18n*/ 'Zeitpunkt ({zone})',
  source: /*i18n*/ 'Komponente',
  severity: /*i18n*/ 'Schwere',
  code: /*i18n*/ 'Code',
  text: /*i18n*/ 'Meldung',
  end: /*i18n*/ 'Ende ({zone})',
  duration: /*i18n*/ 'Dauer [s]',
  seenBy: /*i18n*/ 'Gesehen von',
  note: /*i18n*/ 'Notiz',
  value: /*i18n*/ 'Messwert zu Beginn',
  limit: /*i18n*/ 'Grenze',
  unit: /*i18n*/ 'Einheit von Messwert und Grenze',
  masterState: /*i18n*/ 'Steuerung',
  masterStatus: /*i18n*/ 'Steuerung, Statuswort',
  pressure: /*i18n*/ 'Netzdruck',
  delivery: /*i18n*/ 'Liefermenge',
  flow: /*i18n*/ 'Volumenstrom',
  load: /*i18n*/ 'Auslastung',
};
const machineHeads: Readonly<Record<MachineColumn, string>> = {
  state: /*i18n*/ '{machine}, Zustand',
  status: /*i18n*/ '{machine}, Statuswort',
  technology: /*i18n*/ '{machine}, Bauart',
};
const kinds: Readonly<Record<MachineKind, string>> = {
  screw: /*i18n*/ 'Schraube',
  piston: /*i18n*/ 'Kolben',
  turbo: /*i18n*/ 'Turbo',
};

/** Saves the entries that the filter lets through, with all that the log has of them. */
export const SaveLog = observer(function SaveLog({ vm }: { readonly vm: ErrorLogVm }) {
  const { i18n } = useLingui();
  const clock = useService(ports.clock);
  const { units, zone, region } = useFormat();
  const words = useCsvWords();
  const save = () => {
    const text = csvText(logCsv(vm.rows, units, words), csvDialectOf(region), zone);
    saveFile(`error_log_${plantDayOf(clock.nowMs(), zone)}.csv`, text, 'text/csv;charset=utf-8');
  };
  return (
    <button type="button" className="btn sm" disabled={vm.rows.length === 0} onClick={save}>
      <Icon name="g-down" />
      {i18n._('Als CSV speichern')}
    </button>
  );
});

/** Only inside an observer. */
function useCsvWords(): CsvWords {
  const { i18n } = useLingui();
  const { zone, region, date, minute } = useFormat();
  const sourceName = useSourceName();
  const faultWords = useFaultWords();
  const zoneShown = csvDialectOf(region).isLocal ? zone : 'UTC';
  return {
    head: (column, unit) => {
      const name = i18n._(heads[column], { zone: zoneShown });
      return unit === undefined ? name : `${name} [${unitSymbol(unit)}]`;
    },
    machineHead: (column, slot) => i18n._(machineHeads[column], { machine: sourceName(slot) }),
    source: sourceName,
    severity: (severity) => i18n._(severityStyle[severity].word),
    code: (source, bitIndex) => faultCode(source, bitIndex) ?? missing,
    text: ({ source, bitIndex, words }) => faultWords(source, bitIndex, words).text,
    seenBy: ({ name, atMs }) => `${name}, ${date(atMs)}, ${minute(atMs)}`,
    unit: unitSymbol,
    masterState: (state) => i18n._(masterStyle[state].word),
    machineState: (state) => i18n._(stateStyle[state].word),
    technology: ({ kind, make }) => {
      const name = i18n._(kinds[kind]);
      return make === 'own' ? name : i18n._('{kind}, Fremdfabrikat', { kind: name });
    },
  };
}
