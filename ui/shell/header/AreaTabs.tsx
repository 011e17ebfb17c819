import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { areas } from '../../../core/access/index.ts';
import { stores, useService } from '../../di/index.ts';
import { areaOfPath, isOpenArea } from '../areaTable.ts';
import { AreaTab } from './AreaTab.tsx';

/** The six areas. */
export const AreaTabs = observer(function AreaTabs() {
  const { i18n } = useLingui();
  const { allowed } = useService(stores.session);
  const current = areaOfPath(useLocation().pathname);
  const nav = useRef<HTMLElement>(null);

  // Counts that arrive make the tabs wider.
  useEffect(() => {
    const bar = nav.current!;
    const centre = () => {
      const tab = bar.querySelector('[aria-current]')?.getBoundingClientRect();
      if (tab !== undefined) bar.scrollLeft += tab.left - bar.getBoundingClientRect().left - (bar.clientWidth - tab.width) / 2;
    };
    const widths = new ResizeObserver(centre);
    for (const tab of bar.children) widths.observe(tab);
    return () => widths.disconnect();
  }, [current, allowed]);

  const isEmpty = !areas.some((area) => isOpenArea(area, allowed));

  return (
    <nav ref={nav} className="tabs strip" aria-label={i18n._('Bereiche')} tabIndex={isEmpty ? 0 : undefined}>
      {areas.map((area) => (
        <AreaTab key={area} area={area} />
      ))}
    </nav>
  );
});
