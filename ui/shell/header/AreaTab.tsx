import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router';
import type { Area } from '../../../core/access/index.ts';
import { stores, useService } from '../../di/index.ts';
import { Icon, type IconName, Link } from '../../kit/index.ts';
import { areaOfPath, areaTable, isOpenArea } from '../areaTable.ts';
import { AreaCountMark } from './AreaCountMark.tsx';

interface Props {
  readonly area: Area;
  readonly icon?: IconName | undefined;
  readonly className?: string | undefined;
  /** Text id; the area's own without it. */
  readonly label?: string | undefined;
}

/** The way to an area; one that may not be opened, or has no page, is no link. */
export const AreaTab = observer(function AreaTab({ area, icon, className, label = areaTable[area].label }: Props) {
  const { i18n } = useLingui();
  const { session, allowed } = useService(stores.session);
  const isCurrent = areaOfPath(useLocation().pathname) === area;
  const { path } = areaTable[area];
  const word = icon === undefined ? i18n._(label) : <span className="tab-word">{i18n._(label)}</span>;
  if (path !== undefined && isOpenArea(area, allowed))
    return (
      <Link className={className} to={path} aria-current={isCurrent ? 'page' : undefined}>
        {icon !== undefined && <Icon name={icon} />}
        {word} <AreaCountMark area={area} />
      </Link>
    );
  const mayOpen = allowed[area] ? i18n._('Noch nicht verfügbar') : i18n._('Keine Berechtigung');
  return (
    <span className={className} aria-disabled title={session.isAuthorized ? mayOpen : i18n._('Bitte melden Sie sich an')}>
      {icon !== undefined && <Icon name={icon} />}
      {word}
    </span>
  );
});
