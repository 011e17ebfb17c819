import { useLingui } from '@lingui/react';
import { Suspense, useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import type { Area } from '../../../core/access/index.ts';
import { classNames, Icon, type IconName, lazyPart } from '../../kit/index.ts';
import { allTexts } from '../../kit/allTexts.ts';
import { areaOfPath } from '../areaTable.ts';
import { AreaTab } from './AreaTab.tsx';

const MoreSheet = lazyPart(async () => (await Promise.all([import('./MoreSheet.tsx'), allTexts()]))[0].MoreSheet);

/** Text ids, shorter than the areas' own where those find no room. */
const tabs: readonly (readonly [area: Area, icon: IconName, label?: string])[] = [
  ['overview', 'g-station'],
  ['analytics', 'g-trend'],
  ['energyBalancing', 'g-bolt', /*i18n*/ 'Energie'],
  ['maintenance', 'g-wrench'],
  ['errors', 'g-alert', /*i18n*/ 'Störungen'],
];

/** On a phone: the areas that operators use most, at the lower edge or on its side at the left, and what is left in a sheet. */
export function TabBar() {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const area = areaOfPath(useLocation().pathname);
  const isElsewhere = area !== undefined && !tabs.some(([each]) => each === area);
  return (
    <>
      <nav className="tabs tab-bar" aria-label={i18n._('Bereiche')}>
        {tabs.map(([each, icon, label]) => (
          <AreaTab key={each} area={each} icon={icon} label={label} />
        ))}
        <button
          type="button"
          className={classNames(isElsewhere && 'tab-here')}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <Icon name="g-more" />
          <span className="tab-word">{i18n._('Mehr')}</span>
        </button>
      </nav>
      {isOpen && (
        <Suspense>
          <MoreSheet onClose={close} />
        </Suspense>
      )}
    </>
  );
}
