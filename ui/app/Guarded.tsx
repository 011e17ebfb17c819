import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { Area } from '../../core/access/index.ts';
import { stores, useService } from '../di/index.ts';
import { admission } from './admission.ts';
import type { LoginState } from '../shell/landing.ts';
import { Pending } from '../shell/Pending.tsx';
import type { RefusalState } from '../shell/refusal.ts';

/** Shows a page only to those who may open its area. */
export const Guarded = observer(function Guarded({ area, children }: { readonly area: Area; readonly children: ReactNode }) {
  const { session, ending, allowed } = useService(stores.session);
  const { rightsKnown } = useService(stores.settings);
  const { pathname, search, hash } = useLocation();
  const result = admission({ area, address: pathname + search + hash, session, ending, allowed, rightsKnown });
  switch (result.verdict) {
    case 'open':
      return children;
    case 'wait':
      return <Pending />;
    case 'refused':
      return <Navigate to="/" replace state={{ refused: area } satisfies RefusalState} />;
    case 'login':
      return <Navigate to="/" replace state={result.asked === undefined ? null : ({ asked: result.asked } satisfies LoginState)} />;
  }
});
