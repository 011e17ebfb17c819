import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { stores, useService, useWallLinks } from '../../../di/index.ts';
import { Headline, Locked } from '../../../kit/index.ts';
import { useLockReason } from '../../../station/index.ts';
import '../form/form.css';
import { SettingsPage } from '../SettingsPage.tsx';
import { settingsTitles } from '../settingsTitles.ts';
import { NamedTokensVm } from '../tokens/namedTokens.vm.ts';
import { TokenDialogs, TokenSections } from '../tokens/TokenSections.tsx';
import { wallWords } from './wallWords.ts';

const addressOf = (token: string) => `${window.location.origin}/wall#${token}`;

/** The links that open the wall panel without a password. */
export const WallPage = observer(function WallPage() {
  const { i18n } = useLingui();
  const api = useWallLinks();
  const session = useService(stores.session);
  const [vm] = useState(() => new NamedTokensVm({ api, session }));
  const reason = useLockReason();
  useEffect(() => void vm.read(), [vm]);
  return (
    <SettingsPage slug="wall">
      <Headline
        title={i18n._(settingsTitles.wall)}
        note={i18n._(
          'Zeigt die Station groß auf einem Bildschirm in der Halle, ohne Bedienung. Ein Link öffnet sie ohne Passwort; er darf, was das Passwort Lesen darf.',
        )}
      />
      {vm.state === 'notOffered' ? (
        <p className="panel fm-withheld">{i18n._('Diese Einstellungen hat die Steuerung nicht.')}</p>
      ) : (
        <Locked isLocked={!vm.canWrite} reason={reason}>
          <TokenSections vm={vm} words={wallWords} shownAs={addressOf} />
        </Locked>
      )}
      <TokenDialogs vm={vm} words={wallWords} />
    </SettingsPage>
  );
});
