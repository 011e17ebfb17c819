import { useLingui } from '@lingui/react';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { stores, useBackups, useService } from '../../../di/index.ts';
import { Banner, Dialog, Headline, Locked } from '../../../kit/index.ts';
import { useFormat, useLockReason } from '../../../station/index.ts';
import '../form/form.css';
import { settingsPath } from '../settingsPages.ts';
import { SettingsPage } from '../SettingsPage.tsx';
import { settingsTitles } from '../settingsTitles.ts';
import './backup.css';
import { BackupVm } from './backup.vm.ts';
import { secretWords } from './backupWords.ts';
import { RestoreBackup } from './RestoreBackup.tsx';
import { SaveBackup } from './SaveBackup.tsx';

const restoredField = 'restored';

/** Loaded from the start, so that nothing of before is left in the browser. */
const loadAgain = () => window.location.assign(`${settingsPath('backup')}?${restoredField}`);

/** What the station keeps as one file, and back. */
export const BackupPage = observer(function BackupPage() {
  const { i18n } = useLingui();
  const api = useBackups();
  const session = useService(stores.session);
  const preferences = useService(stores.preferences);
  const plant = useService(stores.plant);
  const [vm] = useState(() => new BackupVm({ api, session, preferences, plant }));
  const [isRestored] = useState(() => new URLSearchParams(window.location.search).has(restoredField));
  const reason = useLockReason();
  useEffect(() => void vm.probe(), [vm]);
  useEffect(
    () =>
      reaction(
        () => vm.outcome?.outcome === 'succeeded' && plant.restart.phase === 'back',
        (isBack) => isBack && loadAgain(),
      ),
    [vm, plant],
  );
  return (
    <SettingsPage slug="backup">
      <Headline
        title={i18n._(settingsTitles.backup)}
        note={
          vm.isNotOffered ? undefined : i18n._('Was diese Station weiß, als eine Datei: für ein neues Gerät, oder bevor Sie viel ändern.')
        }
      />
      {isRestored && vm.file === undefined && (
        <Banner tone="ok" icon="g-check">
          {i18n._('Die Sicherung ist wiederhergestellt.')}
        </Banner>
      )}
      {vm.isNotOffered ? (
        <p className="panel fm-withheld">{i18n._('Sicherungen legt diese Steuerung nicht an.')}</p>
      ) : (
        <Locked isLocked={!vm.canWrite} reason={reason}>
          <SaveBackup vm={vm} />
          <RestoreBackup vm={vm} />
        </Locked>
      )}
      {vm.isConfirming && <Confirmation vm={vm} />}
    </SettingsPage>
  );
});

/** Asks before what the station has is replaced. */
const Confirmation = observer(function Confirmation({ vm }: { readonly vm: BackupVm }) {
  const { i18n } = useLingui();
  const { date, minute } = useFormat();
  const { preview } = vm;
  if (preview === undefined) return null;
  const made = `${date(preview.madeMs)} ${minute(preview.madeMs)}`;
  return (
    <Dialog title={i18n._('Sicherung wiederherstellen?')} role="alertdialog" onClose={() => vm.cancel()}>
      <p>
        {i18n._(
          'Einstellungen, Geräte, Zählerstände, Störungen, Wartungen und Notizen sind danach wie am {made}. Was seither dazukam, geht verloren.',
          {
            made,
          },
        )}
      </p>
      {preview.isOtherStation && (
        <p>{i18n._('Diese Sicherung ist von einer anderen Station. Name und Nummer dieser Station ändern sich mit.')}</p>
      )}
      {preview.secrets === 'open' && <p>{i18n._(secretWords.open)}</p>}
      <p>{i18n._('Der Webserver startet neu; für einige Sekunden kommen in keinem Browser Werte an.')}</p>
      <div className="dg-answers">
        <button type="button" className="btn pri" autoFocus onClick={() => vm.cancel()}>
          {i18n._('Abbrechen')}
        </button>
        <button type="button" className="btn grave" onClick={() => void vm.restore()}>
          {i18n._('Wiederherstellen')}
        </button>
      </div>
    </Dialog>
  );
});
