import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { stores, useService } from '../../di/index.ts';
import { classNames, Icon } from '../../kit/index.ts';
import { connectionLook } from '../connectionLook.ts';

/** State of the live connection as icon and word. */
export const ConnectionMark = observer(function ConnectionMark() {
  const { i18n } = useLingui();
  const { icon, tone, word } = connectionLook[useService(stores.plant).connection];
  return (
    <span className={classNames('stat', tone)} title={i18n._(word)}>
      <Icon name={icon} />
      <span>{i18n._(word)}</span>
    </span>
  );
});
