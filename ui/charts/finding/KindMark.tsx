import type { ReactNode } from 'react';
import type { FoundKind } from '../../../core/estimate/index.ts';
import './finding.css';

/** How a figure is known: its swatch, and in words. */
export function KindMark({ kind, children }: { readonly kind: FoundKind; readonly children: ReactNode }) {
  return <span className={`fd-kind fd-${kind}`}>{children}</span>;
}
