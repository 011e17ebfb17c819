import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type DragEvent, useState } from 'react';
import { backupProblemText } from '../../../../i18n/index.ts';
import { classNames } from '../../../kit/index.ts';
import { useOutcomeText } from '../../../station/index.ts';
import { FileButton, FormSection } from '../form/index.ts';
import { failureWords } from './backupWords.ts';
import type { BackupVm } from './backup.vm.ts';
import { Preview } from './Preview.tsx';
import { Problem } from './Problem.tsx';
import { SealedFile } from './SealedFile.tsx';

/** Takes the file of a backup, shows what is in it, and restores it. */
export const RestoreBackup = observer(function RestoreBackup({ vm }: { readonly vm: BackupVm }) {
  const { i18n } = useLingui();
  return (
    <FormSection
      title={i18n._('Wiederherstellen')}
      note={i18n._('Zuerst sehen Sie, was in der Datei ist und was sich ändert. Bis Sie es bestätigen, bleibt alles, wie es ist.')}
      bare
    >
      <FilePlace vm={vm} />
      <div className="bk-found" aria-live="polite" aria-busy={vm.lookingState === 'asking'}>
        {vm.lookingState === 'asking' && <p className="t14 dim">{i18n._('Datei wird geprüft')}</p>}
        <FileProblems vm={vm} />
        {vm.isPassPhraseWanted && <SealedFile vm={vm} />}
        {vm.preview && <Preview vm={vm} preview={vm.preview} />}
      </div>
    </FormSection>
  );
});

/** Where a file is dropped, or chosen. */
const FilePlace = observer(function FilePlace({ vm }: { readonly vm: BackupVm }) {
  const { i18n } = useLingui();
  const [isOver, setOver] = useState(false);
  const take = (file: File | undefined) => {
    if (file !== undefined && vm.canWrite && !vm.isRestoring) void vm.choose(file);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <div
      className={classNames('bk-place', isOver && 'over')}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
    >
      <FileButton label={i18n._('Datei einer Sicherung')} disabled={vm.isRestoring} onFile={take}>
        {i18n._('Datei wählen')}
      </FileButton>
      <p className="t14 dim">{vm.file === undefined ? i18n._('oder hierher ziehen') : vm.file.name}</p>
    </div>
  );
});

/** Why a file is not taken, or not restored. */
const FileProblems = observer(function FileProblems({ vm }: { readonly vm: BackupVm }) {
  const { i18n } = useLingui();
  const outcomeText = useOutcomeText();
  const { problem, lookingFailure } = vm;
  const refused = outcomeText(vm.outcome);
  return (
    <>
      {problem === 'tooLarge' && (
        <Problem>
          {i18n._('Die Datei ist größer als 32 MB. Stellen Sie sie auf der Befehlszeile wieder her: pressluft station restore')}
        </Problem>
      )}
      {problem === 'unreadable' && <Problem>{i18n._('Der Browser konnte die Datei nicht lesen. Wählen Sie sie noch einmal.')}</Problem>}
      {problem !== undefined && problem !== 'tooLarge' && problem !== 'unreadable' && <Problem>{backupProblemText(i18n, problem)}</Problem>}
      {lookingFailure !== undefined && (
        <Problem>
          {i18n._(failureWords[lookingFailure] ?? /*i18n*/ 'Die Station konnte die Datei nicht prüfen. Versuchen Sie es erneut.')}
        </Problem>
      )}
      {refused !== undefined && (
        <Problem>
          {i18n._('Nicht wiederhergestellt, es ist alles, wie es war.')} {refused}
        </Problem>
      )}
    </>
  );
});
