import { lazy, Suspense, useEffect } from 'react';
import type { ChangeDatesProps } from './ChangeDatesProps.ts';

const code = () => import('./DatesDialog.tsx');
const DatesDialog = lazy(async () => ({ default: (await code()).DatesDialog }));

/** The dialog that changes a range of days; its code comes when it is first needed. */
export function ChangeDates({ isOpen, ...dialog }: ChangeDatesProps) {
  // fetched ahead, so that it opens without a connection too
  useEffect(() => void code().catch(() => undefined), []);
  return (
    isOpen && (
      <Suspense>
        <DatesDialog {...dialog} />
      </Suspense>
    )
  );
}
