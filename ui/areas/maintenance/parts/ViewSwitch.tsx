import { useLingui } from '@lingui/react';
import { NavLink } from '../../../kit/index.ts';
import { serviceHistoryPath, serviceImagePath, servicePath } from '../../../shell/index.ts';

/** Between the chart, the picture and the closed services of a machine. */
export function ViewSwitch({ slot }: { readonly slot: number }) {
  const { i18n } = useLingui();
  return (
    <nav className="mt-switch seg" aria-label={i18n._('Darstellung')}>
      <NavLink to={servicePath(slot)} end>
        {i18n._('Diagramm')}
      </NavLink>
      <NavLink to={serviceImagePath(slot)}>{i18n._('Bild')}</NavLink>
      <NavLink to={serviceHistoryPath(slot)}>{i18n._('Wartungsbuch')}</NavLink>
    </nav>
  );
}
