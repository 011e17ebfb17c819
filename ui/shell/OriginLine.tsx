import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { originText, type UnmeasuredOrigin } from '../../i18n/index.ts';
import { stores, useService } from '../di/index.ts';
import { classNames, Icon, type IconName } from '../kit/index.ts';
import './originLine.css';

const icons: Readonly<Record<UnmeasuredOrigin, IconName>> = {
  demo: 'g-question',
  simulated: 'g-model',
  recorded: 'g-film',
  none: 'g-sensor',
};

/** Says where the values come from; nothing where they are measured, or the station does not say. */
export const OriginLine = observer(function OriginLine({ className }: { readonly className?: string }) {
  const { i18n } = useLingui();
  const origin = useService(stores.station).facts?.origin;
  if (origin === undefined || origin === 'measured') return null;
  const { name, sentence } = originText(i18n, origin);
  return (
    <p className={classNames('origin', className)} role="note">
      <Icon name={icons[origin]} />
      <span>
        <b>{name}.</b> {sentence}
      </span>
    </p>
  );
});
