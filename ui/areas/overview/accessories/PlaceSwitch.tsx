import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { InputSource } from '../../../../core/inputs/index.ts';
import { stores, useService } from '../../../di/index.ts';
import { NavLink } from '../../../kit/index.ts';
import { useSourceName } from '../../../station/index.ts';
import { accessoriesPath } from '../../../shell/index.ts';
import type { AccessoriesVm } from './accessories.vm.ts';

/** All inputs, those of the master, or those of a machine; a place without inputs can't be chosen. */
export const PlaceSwitch = observer(function PlaceSwitch({ vm }: { readonly vm: AccessoriesVm }) {
  const { i18n } = useLingui();
  const sourceName = useSourceName();
  const { list } = useService(stores.machines);
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    strip.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [vm]);
  const sources: readonly InputSource[] = ['master', ...list.map(({ slot }) => slot)];
  return (
    <nav aria-label={i18n._('Messstellen von')}>
      <ul ref={strip} className="strip ac-places">
        <li>
          <NavLink to={accessoriesPath()} end>
            {i18n._('Alle')}
          </NavLink>
        </li>
        {sources.map((source) => {
          const count = vm.countOf(source);
          return (
            <li key={source}>
              {count === 0 ? (
                <span aria-disabled title={i18n._('Keine Messstellen')}>
                  {sourceName(source)}
                </span>
              ) : (
                <NavLink to={accessoriesPath(source)} title={sourceName(source)}>
                  {sourceName(source)}
                </NavLink>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
});
