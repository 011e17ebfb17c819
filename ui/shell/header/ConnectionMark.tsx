import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { stores, useService } from '../../di/index.ts';
import { connectionLook } from '../connectionLook.ts';
import { HeaderMark } from './HeaderMark.tsx';

/** State of the live connection. */
export const ConnectionMark = observer(function ConnectionMark() {
  const { i18n } = useLingui();
  const { icon, tone, word } = connectionLook[useService(stores.plant).connection];
  return <HeaderMark icon={icon} tone={tone} text={i18n._(word)} />;
});
