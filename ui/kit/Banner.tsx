import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import './banner.css';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconNames.ts';

export interface BannerProps {
  readonly tone: 'comm' | 'error' | 'warn' | 'maint' | 'ok' | 'quiet';
  readonly icon: IconName;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A line across the page about something that concerns all of it; errors are announced at once. */
export function Banner({ tone, icon, children, className }: BannerProps) {
  return (
    <div className={classNames('bn', `s-${tone}`, className)} role={tone === 'comm' || tone === 'error' ? 'alert' : 'status'}>
      <Icon name={icon} />
      <p>{children}</p>
    </div>
  );
}
