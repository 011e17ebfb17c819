import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { Channel } from '../../core/samples/index.ts';
import { useEstimated } from './useEstimated.ts';

/** What the sign of estimated values means, where one of these is; nothing where all are measured. */
export const EstimatedKey = observer(function EstimatedKey({ of }: { readonly of: readonly Channel[] }) {
  const { i18n } = useLingui();
  return (
    useEstimated(of) && (
      <span className="est key" title={i18n._('berechnet, nicht gemessen')}>
        {i18n._('geschätzt')}
      </span>
    )
  );
});
