import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { variableText, variableWords } from '../../../../i18n/index.ts';
import { formatDay } from '../../../../i18n/format/index.ts';
import { stores, usePerformances, useService } from '../../../di/index.ts';
import { Icon } from '../../../kit/index.ts';
import { useFormat, useOutcomeText } from '../../../station/index.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { TextEntry } from './TextEntry.tsx';
import { VariableImport } from './variableImport.vm.ts';

interface Props {
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** A file of temperatures or production: what was read of it is shown before it is kept. */
export const ImportDialog = observer(function ImportDialog({ onDone, onClose }: Props) {
  const { i18n } = useLingui();
  const { region } = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const parts = {
    performances: usePerformances(),
    session: useService(stores.session),
    settings: useService(stores.settings),
    preferences: useService(stores.preferences),
  };
  const [vm] = useState(() => new VariableImport(parts));
  const [author, setAuthor] = useState('');
  const [isTried, setTried] = useState(false);
  const failure = useOutcomeText()(vm.outcome);
  const { file, isTooLong } = vm;
  const hasName = author.trim() !== '';
  const problem = isTooLong
    ? i18n._('Die Datei ist zu groß: Höchstens 4 Millionen Zeichen werden gelesen.')
    : file?.problem !== undefined
      ? variableText(i18n, file.problem)
      : isTried && !hasName
        ? i18n._('Bitte geben Sie Ihren Namen ein.')
        : failure;
  const save = async () => {
    setTried(true);
    if (hasName && (await vm.send(author.trim()))) onDone();
  };
  return (
    <EntryDialog
      title={i18n._('Größen einlesen')}
      problem={problem}
      note={i18n._(
        'Eine CSV-Datei time;name;value;unit mit temperature (°C oder °F) oder production. Werte eines Tages ersetzen die früheren.',
      )}
      isSending={vm.isSending}
      canSave={file !== undefined && file.problem === undefined}
      onSave={() => void save()}
      onClose={onClose}
    >
      <input
        ref={input}
        type="file"
        accept="text/csv,.csv,.txt"
        className="vh"
        tabIndex={-1}
        aria-label={i18n._('CSV-Datei')}
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          if (chosen !== undefined) void chosen.text().then((text) => vm.choose(chosen.name, text));
          target.value = '';
        }}
      />
      <button type="button" className="btn" onClick={() => input.current?.click()}>
        <Icon name="g-doc" />
        {i18n._('Datei wählen')}
      </button>
      {file !== undefined && file.problem === undefined && (
        <ul className="pe-read" aria-label={file.name}>
          {file.variables.map(({ name, unit, days, first, last }) => (
            <li key={name}>
              {i18n._('{name} in {unit}: {days} Tage, {first} bis {last}', {
                name: i18n._(variableWords[name]),
                unit,
                days,
                first: formatDay(first, region),
                last: formatDay(last, region),
              })}
            </li>
          ))}
        </ul>
      )}
      <TextEntry label={i18n._('Ihr Name')} autoComplete="name" value={author} onType={setAuthor} isInvalid={isTried && !hasName} />
    </EntryDialog>
  );
});
