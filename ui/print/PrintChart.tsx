import { useLingui } from '@lingui/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Icon } from '../kit/index.ts';
import type { Printable } from './Printable.ts';

const code = () => import('./PrintDialog.tsx');
const PrintDialog = lazy(async () => ({ default: (await code()).PrintDialog }));

interface Props {
  /** Undefined while there is nothing to print. */
  readonly printable: Printable | undefined;
}

/** Opens the page of a chart as it is at that moment; the dialog's code comes when it is first needed. */
export function PrintChart({ printable }: Props) {
  const { i18n } = useLingui();
  const [shown, setShown] = useState<Printable>();
  // fetched ahead, so that it opens without a connection too
  useEffect(() => void code().catch(() => undefined), []);
  return (
    <>
      <button type="button" className="btn sm pr-open" disabled={printable === undefined} onClick={() => setShown(printable)}>
        <Icon name="g-doc" />
        {i18n._('Drucken / PDF')}
      </button>
      {shown !== undefined && (
        <Suspense>
          <PrintDialog printable={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </>
  );
}
