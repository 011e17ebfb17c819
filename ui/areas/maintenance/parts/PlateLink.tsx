import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { stores, useService } from '../../../di/index.ts';
import { Icon, Link } from '../../../kit/index.ts';
import { typePlatePath } from '../../../shell/index.ts';

/** To the type plate of a machine, for who may open it: parts are ordered with what stands there. */
export const PlateLink = observer(function PlateLink({ slot }: { readonly slot: number }) {
  const { i18n } = useLingui();
  const { allowed } = useService(stores.session);
  if (!allowed.overview) return null;
  return (
    <Link className="btn" to={typePlatePath(slot)}>
      <Icon name="g-plate" />
      {i18n._('Typenschild')}
    </Link>
  );
});
