import { useLingui } from '@lingui/react';
import { compareStructural, computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Area } from '../../../core/access/index.ts';
import { stores, useService } from '../../di/index.ts';
import { classNames } from '../../kit/index.ts';
import { areaCount } from './areaCount.ts';

/** Beside the name of an area: how many things it has that somebody should see to. */
export const AreaCountMark = observer(function AreaCountMark({ area }: { readonly area: Area }) {
  const { i18n } = useLingui();
  const plant = useService(stores.plant);
  const [shown] = useState(() =>
    computed(() => areaCount(area, { faults: plant.faults, maintenance: plant.snapshot?.maintenance }), { equals: compareStructural }),
  );
  const found = shown.get();
  if (found === undefined) return null;
  const { count, tone, words } = found;
  return (
    <span className={classNames('count', tone)} title={i18n._(words, { count })}>
      <span aria-hidden>{count}</span>
      <span className="vh">{i18n._(words, { count })}</span>
    </span>
  );
});
