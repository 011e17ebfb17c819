import { useLingui } from '@lingui/react';
import { Banner } from '../../kit/index.ts';

/** Why an order was not carried out; nothing while there is nothing to say. */
export function OrderFailure({ failure }: { readonly failure: string | undefined }) {
  const { i18n } = useLingui();
  if (failure === undefined) return null;
  return (
    <Banner tone="error" icon="i-error">
      {i18n._(failure)}
    </Banner>
  );
}
