import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { Icon, NavLink } from '../../../kit/index.ts';
import { Sheet } from '../../../kit/Sheet.tsx';
import { toggleTheme } from '../../../shell/applyTheme.ts';
import { LanguageChoice } from '../../../shell/header/LanguageChoice.tsx';
import { fleetStores, useService } from '../../di/index.ts';
import { FleetFooter } from '../FleetFooter.tsx';
import { ownMailsPage } from '../fleetPages.ts';
import { useFleetPages } from '../useFleetPages.ts';
import '../../../shell/header/moreSheet.css';

/** What a phone has no room for beside the page: the other pages, language, colours and the session. */
export const FleetMoreSheet = observer(function FleetMoreSheet({ onClose }: { readonly onClose: () => void }) {
  const { i18n } = useLingui();
  const session = useService(fleetStores.session);
  const preferences = useService(fleetStores.preferences);
  return (
    <Sheet title={i18n._('Mehr')} onClose={onClose}>
      <div className="mo">
        {useFleetPages().map(
          ([id, { path, label, icon }]) =>
            icon === undefined && (
              <NavLink key={id} className="mo-row" to={path}>
                {i18n._(label)}
              </NavLink>
            ),
        )}
        <NavLink className="mo-row" to={ownMailsPage.path}>
          {i18n._(ownMailsPage.label)}
        </NavLink>
        <div className="mo-row mo-language">
          <span>{i18n._('Sprache')}</span>
          <LanguageChoice preferences={preferences} />
        </div>
        <button type="button" className="mo-row" onClick={() => toggleTheme(preferences)}>
          <Icon name="g-theme" />
          {i18n._('Helles oder dunkles Farbschema')}
        </button>
        <button
          type="button"
          className="mo-row"
          onClick={() => {
            onClose();
            void session.logout();
          }}
        >
          <Icon name="g-out" />
          {i18n._('Abmelden')}
        </button>
      </div>
      <FleetFooter />
    </Sheet>
  );
});
