import type { ReactNode } from 'react';
import './alert.css';
import { Icon } from './Icon.tsx';

/** What is wrong or did not work, in a line where it is to be put right; it is read out when it comes. */
export function Alert({ children }: { readonly children: ReactNode }) {
  return (
    <p className="alert s-error" role="alert">
      <Icon name="i-error" />
      <span>{children}</span>
    </p>
  );
}
