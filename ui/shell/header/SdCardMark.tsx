import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { missing } from '../../../i18n/format/index.ts';
import { stores, useService } from '../../di/index.ts';
import { sdCardStyle } from '../../kit/index.ts';
import { HeaderMark } from './HeaderMark.tsx';

/** State of the station's SD card. */
export const SdCardMark = observer(function SdCardMark() {
  const { i18n } = useLingui();
  const { sdCard: state } = useService(stores.plant);
  const name = i18n._('SD-Karte');
  if (state === undefined) return <HeaderMark icon="i-sd-none" tone="s-off" text={`${name} ${missing}`} word={undefined} />;
  const { icon, tone, sentence } = sdCardStyle[state];
  return <HeaderMark icon={icon} tone={tone} text={i18n._(sentence)} word={state === 'ok' ? name : undefined} />;
});
