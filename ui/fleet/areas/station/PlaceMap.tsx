import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { MapPosition, MapTiles } from '../../../../core/fleet/index.ts';
import { fleetPorts, useService } from '../../di/index.ts';
import { Answered } from '../../shell/Answered.tsx';
import { useFleetQuery } from '../../shell/useFleetQuery.ts';
import { type PickMap, pickMap } from './pickMap.ts';

interface PlaceMapProps {
  readonly position: MapPosition | undefined;
  /** The same one each time. */
  readonly onPick: (position: MapPosition) => void;
}

/** A map to press on, for who does not have the degrees. */
export const PlaceMap = observer(function PlaceMap(props: PlaceMapProps) {
  const api = useService(fleetPorts.map);
  const query = useFleetQuery((waiting) => api.tiles(waiting), []);
  return <Answered query={query}>{({ tiles }) => <DrawnPlace {...props} tiles={tiles} />}</Answered>;
});

const DrawnPlace = observer(function DrawnPlace({ position, onPick, tiles }: PlaceMapProps & { readonly tiles: MapTiles | undefined }) {
  const { i18n } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const drawn = useRef<PickMap>(undefined);
  useEffect(() => {
    const map = pickMap(box.current!, { tiles, words: { zoomIn: i18n._('Vergrößern'), zoomOut: i18n._('Verkleinern') }, onPick });
    drawn.current = map;
    return () => map.remove();
  }, [tiles, i18n, onPick]);
  const [lat, lon] = [position?.lat, position?.lon];
  useEffect(() => {
    drawn.current?.show(lat === undefined || lon === undefined ? undefined : { lat, lon });
  }, [lat, lon, tiles]);
  return <div ref={box} className="mp mp-pick" role="region" aria-label={i18n._('Karte: auf die Lage der Station drücken')} />;
});
