import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { SettingsGroup } from '../../../../core/settings/index.ts';
import { stores, useService } from '../../../di/index.ts';
import { Banner } from '../../../kit/index.ts';

/** What does not become of the settings that only a station that changes its machine carries out; text ids. */
const notes: Partial<Readonly<Record<SettingsGroup, string>>> = {
  network: /*i18n*/ 'Diese Station speichert die Angaben nur: Name und Adressen des Geräts ändern sich nicht.',
  time: /*i18n*/ 'Die Zeitzone gilt auf dieser Station. Der NTP-Server wird nur gespeichert: Die Uhr des Geräts stellt er nicht.',
  share: /*i18n*/ 'Diese Station speichert die Angaben nur: Eine Freigabe im Netzwerk richtet sie nicht ein.',
};

/** Says that settings are kept and not carried out, where the station says so of itself. */
export const StoredOnlyNote = observer(function StoredOnlyNote({ group }: { readonly group: SettingsGroup }) {
  const { i18n } = useLingui();
  const { facts } = useService(stores.station);
  const note = notes[group];
  if (note === undefined || facts?.changesMachine !== false) return null;
  return (
    <Banner tone="quiet" icon="g-station">
      {i18n._(note)}
    </Banner>
  );
});
