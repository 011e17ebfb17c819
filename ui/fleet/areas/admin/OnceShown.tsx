import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { CopyButton } from '../../../kit/index.ts';
import { Moment } from '../../shell/Moment.tsx';

interface OnceShownProps {
  readonly name: string;
  readonly text: string;
  readonly expiresMs: number | undefined;
}

/** A secret that the server keeps no copy of. */
export const OnceShown = observer(function OnceShown({ name, text, expiresMs }: OnceShownProps) {
  const { i18n } = useLingui();
  return (
    <div className="am-once" role="status">
      <span className="t14">{i18n._('{name}, nur dieses eine Mal zu sehen:', { name })}</span>
      <code>{text}</code>
      <CopyButton text={text} />
      <span className="t12 dim">
        {i18n._('gilt bis')} <Moment atMs={expiresMs} />
      </span>
    </div>
  );
});
