import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { stores, useService } from '../../di/index.ts';
import { Icon, Link } from '../../kit/index.ts';
import { Sheet } from '../../kit/Sheet.tsx';
import { toggleTheme } from '../applyTheme.ts';
import { Footer } from '../Footer.tsx';
import { AreaTab } from './AreaTab.tsx';
import { ContactLink } from './ContactLink.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import './moreSheet.css';

/** What a phone has no room for beside the page: the other areas, language, colours, contact, session and version. */
export const MoreSheet = observer(function MoreSheet({ onClose }: { readonly onClose: () => void }) {
  const { i18n } = useLingui();
  const session = useService(stores.session);
  const preferences = useService(stores.preferences);
  return (
    <Sheet title={i18n._('Mehr')} onClose={onClose}>
      <div className="mo">
        <AreaTab area="settings" icon="g-sensor" className="mo-row" />
        <div className="mo-row mo-language">
          <span>{i18n._('Sprache')}</span>
          <LanguageChoice preferences={preferences} />
        </div>
        <button type="button" className="mo-row" onClick={() => toggleTheme(preferences)}>
          <Icon name="g-theme" />
          {i18n._('Helles oder dunkles Farbschema')}
        </button>
        <ContactLink className="mo-row" hasWord />
        {session.session.isAuthorized ? (
          <button
            type="button"
            className="mo-row"
            data-leaves
            onClick={() => {
              onClose();
              void session.logout();
            }}
          >
            <Icon name="g-out" />
            {i18n._('Abmelden')}
          </button>
        ) : (
          <Link className="mo-row" to="/">
            <Icon name="g-lock" />
            {i18n._('Anmelden')}
          </Link>
        )}
      </div>
      <Footer />
    </Sheet>
  );
});
