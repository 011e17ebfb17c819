import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { NavLink } from '../../../kit/index.ts';
import { useFleetPages } from '../useFleetPages.ts';
import { FaultCount } from './FaultCount.tsx';

/** The pages beside each other. */
export const FleetTabs = observer(function FleetTabs() {
  const { i18n } = useLingui();
  return (
    <nav className="tabs strip" aria-label={i18n._('Seiten')}>
      {useFleetPages().map(([id, { path, label }]) => (
        <NavLink key={id} to={path} end={path === '/'}>
          {i18n._(label)}
          {id === 'faults' && <FaultCount />}
        </NavLink>
      ))}
    </nav>
  );
});
