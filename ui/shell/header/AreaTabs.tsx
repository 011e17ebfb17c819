import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { type Area, areas } from '../../../core/access/index.ts';
import { stores, useService } from '../../di/index.ts';
import { Link } from '../../kit/index.ts';
import { areaOfPath, areaTable, isOpenArea } from '../areaTable.ts';
import { AreaCountMark } from './AreaCountMark.tsx';

/** The six areas; one that may not be opened, or has no page, is no link. */
export const AreaTabs = observer(function AreaTabs() {
  const { i18n } = useLingui();
  const { session, allowed } = useService(stores.session);
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

  const whyNot = (area: Area) => {
    if (!session.isAuthorized) return i18n._('Bitte melden Sie sich an');
    return allowed[area] ? i18n._('Noch nicht verfügbar') : i18n._('Keine Berechtigung');
  };
  const isEmpty = !areas.some((area) => isOpenArea(area, allowed));

  return (
    <nav ref={nav} className="tabs strip" aria-label={i18n._('Bereiche')} tabIndex={isEmpty ? 0 : undefined}>
      {areas.map((area) => {
        const { label, path } = areaTable[area];
        return path !== undefined && isOpenArea(area, allowed) ? (
          <Link key={area} to={path} aria-current={area === current ? 'page' : undefined}>
            {i18n._(label)} <AreaCountMark area={area} />
          </Link>
        ) : (
          <span key={area} aria-disabled title={whyNot(area)}>
            {i18n._(label)}
          </span>
        );
      })}
    </nav>
  );
});
