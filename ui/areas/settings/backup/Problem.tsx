import type { ReactNode } from 'react';
import { Icon } from '../../../kit/index.ts';

/** What went wrong; it is read out when it comes. */
export function Problem({ children }: { readonly children: ReactNode }) {
  return (
    <p className="bk-problem s-error" role="alert">
      <Icon name="i-error" />
      <span>{children}</span>
    </p>
  );
}
