import { useLingui } from '@lingui/react';
import { missing } from '../../i18n/format/index.ts';
import type { ShownState } from '../stores/index.ts';
import { classNames, Icon } from '../kit/index.ts';
import { stateStyle } from './stateStyle.ts';

export interface StateMarkProps {
  readonly state: ShownState | undefined;
  /** The short word where there is one; the long one is kept for screen readers. */
  readonly short?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A compressor's state as icon and word. */
export function StateMark({ state, short = false, className }: StateMarkProps) {
  const { i18n } = useLingui();
  if (state === undefined)
    return (
      <span className={classNames('st s-off', className)}>
        <Icon name="i-none" />
        <span className="none">{missing}</span>
      </span>
    );
  const { icon, tone, word, shortWord, filled } = stateStyle[state];
  const shortened = short && shortWord !== undefined;
  return (
    <span className={classNames('st', filled && 'fill', tone, className)}>
      <Icon name={icon} />
      {shortened ? (
        <>
          <span aria-hidden>{i18n._(shortWord)}</span>
          <span className="vh">{i18n._(word)}</span>
        </>
      ) : (
        <span>{i18n._(word)}</span>
      )}
    </span>
  );
}
