import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { Area } from '../../core/access/index.ts';
import { stores, useService } from '../di/index.ts';
import { Headline, Link } from '../kit/index.ts';
import { StateMark, useMachineName } from '../station/index.ts';
import { areaTable } from './areaTable.ts';
import './emptySlot.css';
import { Page } from './Page.tsx';

export interface EmptySlotProps {
  readonly area: Area;
  /** 1..10 */
  readonly slot: number;
  /** The same page of another machine. */
  readonly pathOf: (slot: number) => string;
}

/** In the place of the page of a machine that is not installed: says so and offers those that are. */
export const EmptySlot = observer(function EmptySlot({ area, slot, pathOf }: EmptySlotProps) {
  const { i18n } = useLingui();
  const { list } = useService(stores.machines);
  const machineName = useMachineName();
  const { label, path } = areaTable[area];
  return (
    <Page crumbs={[{ label: i18n._(label), to: path }, { label: i18n._('Verdichter {number}', { number: slot }) }]}>
      <Headline
        title={i18n._('Verdichter {number} ist nicht installiert', { number: slot })}
        note={list.length === 0 ? i18n._('In dieser Station ist kein Verdichter installiert.') : i18n._('Installiert sind:')}
      />
      <ul className="es-machines">
        {list.map((machine) => (
          <li key={machine.slot}>
            <Link className="btn" to={pathOf(machine.slot)}>
              {machineName(machine)}
              <StateMark state={machine.state} />
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
});
