import { lazy, Suspense, useEffect } from 'react';
import type { ChangeMomentsProps } from './ChangeMomentsProps.ts';

const code = () => import('./MomentsDialog.tsx');
const MomentsDialog = lazy(async () => ({ default: (await code()).MomentsDialog }));

/** The dialog that changes a range of time to the second; its code comes when it is first needed. */
export function ChangeMoments({ isOpen, ...dialog }: ChangeMomentsProps) {
  // fetched ahead, so that it opens without a connection too
  useEffect(() => void code().catch(() => undefined), []);
  return (
    isOpen && (
      <Suspense>
        <MomentsDialog {...dialog} />
      </Suspense>
    )
  );
}
