import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type SyntheticEvent, useState } from 'react';
import { isMapPosition, type MapPosition } from '../../../../core/fleet/index.ts';
import type { OrderResult } from '../../../../core/ports/index.ts';
import { Field, Panel } from '../../../kit/index.ts';
import { fleetPorts, useService } from '../../di/index.ts';
import { OrderFailure } from '../../shell/OrderFailure.tsx';
import { useOrder } from '../../shell/useOrder.ts';

interface PlacePanelProps {
  readonly station: string;
  readonly position: MapPosition | undefined;
  readonly onSaved: () => void;
}

const shownOf = (deg: number | undefined) => (deg === undefined ? '' : String(deg));
const numberOf = (text: string) => (text.trim() === '' ? NaN : Number(text.replace(',', '.')));

/** Where the station is on the map; the station itself does not say so. */
export const PlacePanel = observer(function PlacePanel({ station, position, onSaved }: PlacePanelProps) {
  const { i18n } = useLingui();
  const api = useService(fleetPorts.map);
  const order = useOrder<OrderResult>();
  const [lat, setLat] = useState(shownOf(position?.lat));
  const [lon, setLon] = useState(shownOf(position?.lon));
  const entered = { lat: numberOf(lat), lon: numberOf(lon) };
  const save = async (at: MapPosition | undefined) => {
    if (await order.give(() => api.place(station, at))) onSaved();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isMapPosition(entered)) void save(entered);
  };
  const remove = () => {
    setLat('');
    setLon('');
    void save(undefined);
  };
  const fields = [
    [i18n._('Breite in Grad'), lat, setLat],
    [i18n._('Länge in Grad'), lon, setLon],
  ] as const;
  return (
    <Panel title={i18n._('Lage auf der Karte')}>
      <form className="sp-place" onSubmit={submit}>
        {fields.map(([label, value, enter]) => (
          <Field key={label} label={label} isOff={order.isUnderWay}>
            {(control) => (
              <input
                {...control}
                className="in"
                inputMode="decimal"
                required
                value={value}
                onChange={({ target }) => enter(target.value)}
              />
            )}
          </Field>
        ))}
        <button type="submit" className="btn" disabled={order.isUnderWay || !isMapPosition(entered)}>
          {i18n._('Speichern')}
        </button>
        {position !== undefined && (
          <button type="button" className="btn" disabled={order.isUnderWay} onClick={remove}>
            {i18n._('Entfernen')}
          </button>
        )}
      </form>
      <OrderFailure failure={order.failure} />
      <p className="t12 dim">{i18n._('Norden und Osten sind positiv, etwa 48,40 und 9,99 für Ulm.')}</p>
    </Panel>
  );
});
