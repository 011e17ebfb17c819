import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { toggleTheme } from '../../../shell/applyTheme.ts';
import { HeaderMark } from '../../../shell/header/HeaderMark.tsx';
import { LanguageChoice } from '../../../shell/header/LanguageChoice.tsx';
import { placeTitleId } from '../../../shell/PlaceTitle.tsx';
import { Icon, IconButton, Link, product } from '../../../kit/index.ts';
import { usePhone } from '../../../kit/usePhone.ts';
import { fleetStores, useService } from '../../di/index.ts';
import { ownMailsPage } from '../fleetPages.ts';
import { FleetTabBar } from './FleetTabBar.tsx';
import { FleetTabs } from './FleetTabs.tsx';
import '../../../shell/strip.css';
import '../../../shell/header/header.css';
import '../../../shell/header/phone.css';

/** How many stations call, or that the fleet does not answer. */
const ReachMark = observer(function ReachMark() {
  const { i18n } = useLingui();
  const { counts, rows, query } = useService(fleetStores.stations);
  if (query.isUnreachable) return <HeaderMark icon="i-comm" tone="s-comm" text={i18n._('Keine Verbindung zum Server')} />;
  if (counts === undefined || rows === undefined) return null;
  const of = rows.length - counts.revoked;
  const count = of - counts.silent;
  return <HeaderMark icon="g-link" tone="" text={i18n._('{count} von {of} verbunden', { count, of })} />;
});

/** Product, what is shown, choices, and the pages; on a phone the page's name instead of the choices. */
export const FleetHeader = observer(function FleetHeader() {
  const { i18n } = useLingui();
  const session = useService(fleetStores.session);
  const preferences = useService(fleetStores.preferences);
  const isPhone = usePhone();
  const isOpen = session.state === 'open';
  return (
    <header className="top">
      <div className="bar">
        <Link className="mark" to="/" aria-label={i18n._('Pressluft, Startseite')}>
          <Icon name="g-mark" />
          <b>{product}</b>
        </Link>
        <div className="names">
          <span className="station">{i18n._('Alle Stationen')}</span>
          {isPhone && <div id={placeTitleId} className="place" />}
        </div>
        <span className="sp" />
        {isOpen && (
          <span className="stats">
            <ReachMark />
          </span>
        )}
        {(!isPhone || !isOpen) && (
          <div className="tools">
            <LanguageChoice preferences={preferences} />
            <IconButton icon="g-theme" label={i18n._('Helles oder dunkles Farbschema')} onPress={() => toggleTheme(preferences)} />
            {isOpen && (
              <Link className="ib" to={ownMailsPage.path} aria-label={i18n._(ownMailsPage.label)} title={i18n._(ownMailsPage.label)}>
                <Icon name="g-mail" />
              </Link>
            )}
            {isOpen && <IconButton icon="g-out" label={i18n._('Abmelden')} onPress={() => void session.logout()} />}
          </div>
        )}
      </div>
      {isOpen ? isPhone ? <FleetTabBar /> : <FleetTabs /> : <div className={isPhone ? undefined : 'tabs strip'} />}
    </header>
  );
});
