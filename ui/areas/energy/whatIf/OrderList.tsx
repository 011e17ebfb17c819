import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { classNames, IconButton } from '../../../kit/index.ts';
import { useSlotName } from '../../../station/index.ts';

interface Props {
  /** Slots in the order of loading today. */
  readonly today: readonly number[];
  readonly order: readonly number[];
  readonly onChange: (order: readonly number[]) => void;
}

/** The order of loading: a machine is moved by its buttons, with arrow keys as well. */
export const OrderList = observer(function OrderList({ today, order, onChange }: Props) {
  const { i18n } = useLingui();
  const slotName = useSlotName();
  const move = (at: number, to: number) => {
    const slot = order[at];
    if (slot === undefined || to < 0 || to >= order.length) return;
    onChange(order.toSpliced(at, 1).toSpliced(to, 0, slot));
  };
  return (
    <div className="wi-order">
      <p id="wi-order" className="wi-name">
        {i18n._('Reihenfolge')}
        <span className="label">{i18n._('Zuschalten von oben')}</span>
      </p>
      <ol aria-labelledby="wi-order">
        {order.map((slot, i) => {
          const was = today.indexOf(slot);
          return (
            <li
              key={slot}
              className={classNames(was !== i && 'wi-moved')}
              onKeyDown={({ key }) => {
                if (key === 'ArrowUp') move(i, i - 1);
                if (key === 'ArrowDown') move(i, i + 1);
              }}
            >
              <span className="dim">{i + 1}</span>
              <span className="wi-machine">{slotName(slot)}</span>
              {was !== i && <span className="label">{i18n._('war {place}', { place: was + 1 })}</span>}
              <IconButton
                icon="g-right"
                label={i18n._('{machine} nach oben', { machine: slotName(slot) })}
                isOff={i === 0}
                onPress={() => move(i, i - 1)}
              />
              <IconButton
                icon="g-right"
                label={i18n._('{machine} nach unten', { machine: slotName(slot) })}
                isOff={i === order.length - 1}
                onPress={() => move(i, i + 1)}
              />
            </li>
          );
        })}
      </ol>
    </div>
  );
});
