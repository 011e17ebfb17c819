import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { PlantDay } from '../../../../core/time/index.ts';
import { formatDay } from '../../../../i18n/format/index.ts';
import { ports, stores, useMarksPort, useService } from '../../../di/index.ts';
import { useFormat } from '../../../station/index.ts';
import { ResetsVm } from './resets.vm.ts';

interface Props {
  /** The first of the shown days, where these go until today. */
  readonly from: PlantDay | undefined;
  readonly onChoose: (from: PlantDay) => void;
}

/** Days since a reset of the counted figures, by its name; nothing where there was none. */
export const SinceReset = observer(function SinceReset({ from, onChoose }: Props) {
  const { i18n } = useLingui();
  const { region } = useFormat();
  const parts = {
    ...{ marks: useMarksPort(), clock: useService(ports.clock), session: useService(stores.session) },
    ...{ settings: useService(stores.settings), plant: useService(stores.plant) },
  };
  const [vm] = useState(() => new ResetsVm(parts));
  useEffect(() => vm.follow(), [vm]);
  const { choices } = vm;
  if (choices.length === 0) return null;
  return (
    <label className="co-since">
      <span className="label">{i18n._('Seit einer Rücksetzung')}</span>
      <select
        className="in"
        value={choices.find(({ day }) => day === from)?.atMs ?? ''}
        onChange={({ target }) => {
          const chosen = choices.find(({ atMs }) => String(atMs) === target.value);
          if (chosen !== undefined) onChoose(chosen.day);
        }}
      >
        <option value="">{i18n._('wählen')}</option>
        {choices.map(({ atMs, day, name }) => (
          <option key={atMs} value={atMs}>
            {name === '' ? formatDay(day, region) : i18n._('{day}: {name}', { day: formatDay(day, region), name })}
          </option>
        ))}
      </select>
    </label>
  );
});
