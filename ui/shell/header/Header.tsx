import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { stores, useService } from '../../di/index.ts';
import { Icon, Link, product } from '../../kit/index.ts';
import { stationName } from '../../station/stationName.ts';
import { AreaTabs } from './AreaTabs.tsx';
import { ConnectionMark } from './ConnectionMark.tsx';
import { ContactLink } from './ContactLink.tsx';
import '../strip.css';
import './header.css';
import { LanguageChoice } from './LanguageChoice.tsx';
import { LogOut } from './LogOut.tsx';
import { SdCardMark } from './SdCardMark.tsx';
import { StationClock } from './StationClock.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

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
