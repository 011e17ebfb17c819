import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { sdCardState } from '../../../core/master/index.ts';
import { missing } from '../../../i18n/format/index.ts';
import { stores, useService } from '../../di/index.ts';
import { sdCardLook, unknownSdCard } from '../sdCardLook.ts';
import { HeaderMark } from './HeaderMark.tsx';

/** State of the station's SD card. */
export const SdCardMark = observer(function SdCardMark() {
  const { i18n } = useLingui();
  const state = sdCardState(useService(stores.plant).snapshot?.master.sdCard);
  const { icon, tone, word, shortWord } = state === undefined ? unknownSdCard : sdCardLook[state];
  const text = state === undefined ? `${i18n._(word)} ${missing}` : i18n._(word);
  return <HeaderMark icon={icon} tone={tone} text={text} word={shortWord && i18n._(shortWord)} />;
});
