import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { Suspense, useCallback, useState } from 'react';
import { Icon, lazyPart, NavLink } from '../../../kit/index.ts';
import { allTexts } from '../../../kit/allTexts.ts';
import { useFleetPages } from '../useFleetPages.ts';
import { FaultCount } from './FaultCount.tsx';

const FleetMoreSheet = lazyPart(async () => (await Promise.all([import('./FleetMoreSheet.tsx'), allTexts()]))[0].FleetMoreSheet);

/** On a phone: the pages that are opened most at the lower edge, and what is left in a sheet. */
export const FleetTabBar = observer(function FleetTabBar() {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <nav className="tabs tab-bar" aria-label={i18n._('Seiten')}>
        {useFleetPages().map(
          ([id, { path, label, icon }]) =>
            icon !== undefined && (
              <NavLink key={id} to={path} end={path === '/'}>
                <Icon name={icon} />
                <span className="tab-word">{i18n._(label)}</span>
                {id === 'faults' && <FaultCount />}
              </NavLink>
            ),
        )}
        <button type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          <Icon name="g-more" />
          <span className="tab-word">{i18n._('Mehr')}</span>
        </button>
      </nav>
      {isOpen && (
        <Suspense>
          <FleetMoreSheet onClose={close} />
        </Suspense>
      )}
    </>
  );
});
