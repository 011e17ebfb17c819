import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { sdCardState } from '../../../core/master/index.ts';
import { missing } from '../../../i18n/format/index.ts';
import { stores, useService } from '../../di/index.ts';
import { classNames, Icon } from '../../kit/index.ts';
import { sdCardLook, unknownSdCard } from '../sdCardLook.ts';

/** State of the station's SD card as icon and word. */
export const SdCardMark = observer(function SdCardMark() {
  const { i18n } = useLingui();
  const state = sdCardState(useService(stores.plant).snapshot?.master.sdCard);
  const { icon, tone, word, shortWord } = state === undefined ? unknownSdCard : sdCardLook[state];
  const text = state === undefined ? `${i18n._(word)} ${missing}` : i18n._(word);
  return (
    <span className={classNames('stat', tone)} title={text}>
      <Icon name={icon} />
      {shortWord === undefined ? (
        <span>{text}</span>
      ) : (
        <>
          <span aria-hidden>{i18n._(shortWord)}</span>
          <span className="vh">{text}</span>
        </>
      )}
    </span>
  );
});
