import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type BackupPreview, keptKinds } from '../../../../core/backup/index.ts';
import { stores, useService } from '../../../di/index.ts';
import { Banner, KeyValue, KeyValueList } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import { kindWords, partWords, secretWords } from './backupWords.ts';
import type { BackupVm } from './backup.vm.ts';

interface Props {
  readonly vm: BackupVm;
  readonly preview: BackupPreview;
}

/** What is in a backup, and what restoring it changes. */
export const Preview = observer(function Preview({ vm, preview }: Props) {
  const { i18n } = useLingui();
  const { date, minute } = useFormat();
  const { facts } = useService(stores.station);
  const station = [preview.stationName || i18n._('ohne Namen'), preview.schematicNumber].filter((text) => text !== '').join(', ');
  return (
    <div className="bk-preview">
      {preview.isOtherStation && (
        <Banner tone="warn" icon="i-warn">
          {i18n._('Diese Sicherung ist von einer anderen Station. Name und Nummer dieser Station ändern sich mit.')}
        </Banner>
      )}
      <KeyValueList>
        <KeyValue name={i18n._('Station')}>{station}</KeyValue>
        <KeyValue name={i18n._('Gesichert')}>
          {date(preview.madeMs)} {minute(preview.madeMs)}
        </KeyValue>
        <KeyValue name={i18n._('Software')}>{preview.software}</KeyValue>
        <KeyValue name={i18n._('Was sich an den Einstellungen ändert')}>
          {preview.changed.length === 0 ? i18n._('nichts') : preview.changed.map((part) => i18n._(partWords[part])).join(', ')}
        </KeyValue>
        <KeyValue name={i18n._('Passwörter, Zugangsdaten, Links')}>{i18n._(secretWords[preview.secrets])}</KeyValue>
      </KeyValueList>
      <Counts preview={preview} />
      <p className="fm-note t14 dim">
        {i18n._(
          'Nicht in einer Sicherung sind Tagesdateien, Sitzungen und das Protokoll der Zugriffe; Summen bildet die Station aus den Tagesdateien neu.',
        )}
        {facts?.changesMachine === true && (
          <>
            {' '}
            {i18n._(
              'Netzwerk, NTP-Server und Freigabe werden gespeichert; das Gerät übernimmt sie erst, wenn Sie sie dort ändern und übernehmen.',
            )}
          </>
        )}
      </p>
      <div className="bk-answers">
        <button type="button" className="btn" disabled={vm.isRestoring} onClick={() => vm.drop()}>
          {i18n._('Verwerfen')}
        </button>
        <button type="button" className="btn grave" disabled={vm.isRestoring} aria-busy={vm.isRestoring} onClick={() => vm.ask()}>
          {vm.isRestoring ? i18n._('Wird wiederhergestellt') : i18n._('Wiederherstellen …')}
        </button>
      </div>
    </div>
  );
});

/** How much there is here, and how much in the file. */
const Counts = observer(function Counts({ preview: { counts } }: Pick<Props, 'preview'>) {
  const { i18n } = useLingui();
  const { number } = useFormat();
  return (
    <table className="tb">
      <thead>
        <tr>
          <th scope="col">{i18n._('Was ersetzt wird')}</th>
          <th scope="col" className="r">
            {i18n._('jetzt hier')}
          </th>
          <th scope="col" className="r">
            {i18n._('in der Datei')}
          </th>
        </tr>
      </thead>
      <tbody>
        {keptKinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">{i18n._(kindWords[kind])}</th>
            <td className="r num">{number(counts[kind].here, 0)}</td>
            <td className="r num">{number(counts[kind].inFile, 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});
