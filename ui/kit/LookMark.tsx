import { useLingui } from '@lingui/react';
import { missing } from '../../i18n/format/index.ts';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import type { Look } from './Look.ts';

/** A state as icon and word. */
export function LookMark({ look }: { readonly look: Look | undefined }) {
  const { i18n } = useLingui();
  if (look === undefined) return <span className="st none">{missing}</span>;
  return (
    <span className={classNames('st', look.tone)}>
      <Icon name={look.icon} />
      <span>{i18n._(look.word)}</span>
    </span>
  );
}
