import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { stores, useService } from '../../di/index.ts';
import { Icon } from '../../kit/index.ts';
import { contactTarget } from '../contactTarget.ts';

interface Props {
  readonly className?: string;
  /** Says what it is beside its icon. */
  readonly hasWord?: boolean;
}

/** Opens the station's contact: a page, mail or phone. */
export const ContactLink = observer(function ContactLink({ className = 'ib', hasWord = false }: Props) {
  const { i18n } = useLingui();
  const { session } = useService(stores.session);
  const { contactLink } = useService(stores.settings).settings.customer;
  const { facts } = useService(stores.station);
  const target = contactTarget(session.isAuthorized ? contactLink : (facts?.contactLink ?? contactLink));
  if (target === undefined) return null;
  const label = i18n._('Kontakt');
  return (
    <a
      className={className}
      href={target}
      aria-label={hasWord ? undefined : label}
      title={hasWord ? undefined : label}
      {...(target.startsWith('http') && { target: '_blank', rel: 'noreferrer' })}
    >
      <Icon name="g-mail" />
      {hasWord && label}
    </a>
  );
});
