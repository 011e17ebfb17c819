import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { Suspense, type SyntheticEvent, useCallback, useState } from 'react';
import { isMapPosition, type MapPosition } from '../../../../core/fleet/index.ts';
import type { OrderResult } from '../../../../core/ports/index.ts';
import { formatNumber } from '../../../../i18n/format/index.ts';
import type { Region } from '../../../../i18n/index.ts';
import { Field, lazyPart, Panel, Skeleton } from '../../../kit/index.ts';
import { allTexts } from '../../../kit/allTexts.ts';
import { fleetPorts, useService } from '../../di/index.ts';
import { OrderFailure } from '../../shell/OrderFailure.tsx';
import { useFleetFormat } from '../../shell/useFleetFormat.ts';
import { useOrder } from '../../shell/useOrder.ts';

const PlaceMap = lazyPart(async () => (await Promise.all([import('./PlaceMap.tsx'), allTexts()]))[0].PlaceMap);

interface PlacePanelProps {
  readonly station: string;
  readonly position: MapPosition | undefined;
  readonly onSaved: () => void;
}

const numberOf = (text: string) => (text.trim() === '' ? NaN : Number(text.replace(',', '.').replace('\u2212', '-')));
/** About a metre. */
const digits = 5;
const degreesText = (deg: number | undefined, region: Region) =>
  deg === undefined ? '' : formatNumber(deg, digits, region).replace(/[.,]?0+$/, '');

/** Where the station is on the map; the station itself does not say so. */
export const PlacePanel = observer(function PlacePanel({ station, position, onSaved }: PlacePanelProps) {
  const { i18n } = useLingui();
  const api = useService(fleetPorts.map);
  const { region } = useFleetFormat();
  const shownOf = (deg: number | undefined) => degreesText(deg, region);
  const order = useOrder<OrderResult>();
  const [lat, setLat] = useState(shownOf(position?.lat));
  const [lon, setLon] = useState(shownOf(position?.lon));
  const [isPicking, setPicking] = useState(false);
  const pick = useCallback(
    (at: MapPosition) => {
      setLat(degreesText(at.lat, region));
      setLon(degreesText(at.lon, region));
    },
    [region],
  );
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
        <button type="button" className="btn" aria-pressed={isPicking} onClick={() => setPicking(!isPicking)}>
          {i18n._('Auf der Karte wählen')}
        </button>
        {position !== undefined && (
          <button type="button" className="btn" disabled={order.isUnderWay} onClick={remove}>
            {i18n._('Entfernen')}
          </button>
        )}
      </form>
      {isPicking && (
        <Suspense fallback={<Skeleton label={i18n._('Lädt')} bars={8} />}>
          <PlaceMap position={isMapPosition(entered) ? entered : undefined} onPick={pick} />
        </Suspense>
      )}
      <OrderFailure failure={order.failure} />
      <p className="t12 dim">{i18n._('Norden und Osten sind positiv, etwa 48,40 und 9,99 für Ulm.')}</p>
    </Panel>
  );
});
