import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { stores, useService } from '../../di/index.ts';
import { Icon, IconButton, Link, product } from '../../kit/index.ts';
import { stationName } from '../../station/stationName.ts';
import { AreaTabs } from './AreaTabs.tsx';
import { ContactLink } from './ContactLink.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { SdCardMark } from './SdCardMark.tsx';
import { StationClock } from './StationClock.tsx';
import { connectionLook } from '../connectionLook.ts';
import { HeaderMark } from './HeaderMark.tsx';
import { shownTheme } from '../applyTheme.ts';
import '../strip.css';
import './header.css';

/** Changes to the theme that is not shown. */
function ThemeToggle() {
  const { i18n } = useLingui();
  const preferences = useService(stores.preferences);
  const toggle = () => {
    preferences.setTheme(shownTheme() === 'dark' ? 'light' : 'dark');
  };
  return <IconButton icon="g-theme" label={i18n._('Helles oder dunkles Farbschema')} onPress={toggle} />;
}

/** Ends the session; the route guard then leads to the login. */
function LogOut() {
  const { i18n } = useLingui();
  const session = useService(stores.session);
  return <IconButton icon="g-out" label={i18n._('Abmelden')} onPress={() => void session.logout()} leaves />;
}

/** State of the live connection. */
const ConnectionMark = observer(function ConnectionMark() {
  const { i18n } = useLingui();
  const { icon, tone, word } = connectionLook[useService(stores.plant).connection];
  return <HeaderMark icon={icon} tone={tone} text={i18n._(word)} />;
});

/** Product, station, its clock and states, choices, and the areas. */
export const Header = observer(function Header() {
  const { i18n } = useLingui();
  const { isAuthorized } = useService(stores.session).session;
  const station = stationName(useService(stores.settings), useService(stores.station));
  return (
    <header className="top">
      <div className="bar">
        <Link className="mark" to="/" aria-label={i18n._('Pressluft, Startseite')}>
          <Icon name="g-mark" />
          <b>{product}</b>
        </Link>
        <span className="station">{station}</span>
        <span className="sp" />
        {isAuthorized && (
          <span className="stats">
            <StationClock />
            <ConnectionMark />
            <SdCardMark />
          </span>
        )}
        <div className="tools">
          <LanguageChoice />
          <ThemeToggle />
          <ContactLink />
          {isAuthorized && <LogOut />}
        </div>
      </div>
      <AreaTabs />
    </header>
  );
});
