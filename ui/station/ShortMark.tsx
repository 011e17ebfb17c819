import { useLingui } from '@lingui/react';
import { shortMark } from '../../i18n/index.ts';

/** Behind a figure of too little data. */
export function ShortMark() {
  const { i18n } = useLingui();
  return (
    <>
      <span aria-hidden>{shortMark}</span>
      <span className="vh"> {i18n._('zu wenig Daten')}</span>
    </>
  );
}
