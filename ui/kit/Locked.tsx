import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import './locked.css';

export interface LockedProps {
  readonly isLocked: boolean;
  /** Why it is, where more is to be said than that it needs the right to write. */
  readonly reason?: string | undefined;
  readonly children: ReactNode;
}

/** Covers what only those who may write can change: native controls in it are disabled, values stay readable. Nothing is seen of it while it is open. */
export function Locked({ isLocked, reason, children }: LockedProps) {
  const { i18n } = useLingui();
  return (
    <fieldset className={classNames('lk', isLocked && 'lk-on')} disabled={isLocked} role={isLocked ? undefined : 'none'}>
      {isLocked && (
        <legend className="lk-words sticks">
          <Icon name="g-lock" />
          {i18n._('Nur mit Schreibrecht')}
        </legend>
      )}
      {isLocked && reason !== undefined && <p className="lk-reason t14">{reason}</p>}
      {children}
    </fieldset>
  );
}
