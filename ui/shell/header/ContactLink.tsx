import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { stores, useService } from '../../di/index.ts';
import { Icon } from '../../kit/index.ts';
import { contactTarget } from '../contactTarget.ts';

/** Opens the station's contact: a page, mail or phone. */
export const ContactLink = observer(function ContactLink() {
  const { i18n } = useLingui();
  const { session } = useService(stores.session);
  const { contactLink } = useService(stores.settings).settings.customer;
  const { facts } = useService(stores.station);
  const target = contactTarget(session.isAuthorized ? contactLink : (facts?.contactLink ?? contactLink));
  if (target === undefined) return null;
  const label = i18n._('Kontakt');
  return (
    <a
      className="ib"
      href={target}
      aria-label={label}
      title={label}
      {...(target.startsWith('http') && { target: '_blank', rel: 'noreferrer' })}
    >
      <Icon name="g-mail" />
    </a>
  );
});
