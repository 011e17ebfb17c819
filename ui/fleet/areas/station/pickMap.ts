import { divIcon, marker, type Marker } from 'leaflet';
import { isMapPosition, type MapPosition } from '../../../../core/fleet/index.ts';
import { fittedZoom, fleetMap, type FleetMapParts, furthestZoom, markPx, signOf } from '../../shell/map/fleetMap.ts';

export interface PickMapParts extends FleetMapParts {
  readonly onPick: (position: MapPosition) => void;
}

/** A map on which one place is pressed. */
export interface PickMap {
  /** Undefined for none yet. */
  readonly show: (position: MapPosition | undefined) => void;
  readonly remove: () => void;
}

/** About a meter. */
const decimals = 5;
const rounded = (deg: number) => Number(deg.toFixed(decimals));

/** Draws where a station is, and reports where somebody presses. */
export function pickMap(element: HTMLElement, { onPick, ...parts }: PickMapParts): PickMap {
  const map = fleetMap(element, parts);
  let mark: Marker | undefined;
  map.setView([0, 0], furthestZoom, { animate: false });
  map.on('click', ({ latlng }) => {
    const { lat, lng } = latlng.wrap();
    const position = { lat: rounded(lat), lon: rounded(lng) };
    if (isMapPosition(position)) onPick(position);
  });
  return {
    show(position) {
      const isFirst = mark === undefined;
      mark?.remove();
      mark = undefined;
      if (position === undefined) return;
      const at: [number, number] = [position.lat, position.lon];
      const icon = divIcon({ className: 'mp-mark', html: signOf('i-none', 's-off'), iconSize: [markPx, markPx] });
      mark = marker(at, { icon, keyboard: false, interactive: false }).addTo(map);
      if (isFirst && map.getZoom() === furthestZoom) map.setView(at, fittedZoom, { animate: false });
      else if (!map.getBounds().contains(at)) map.panTo(at, { animate: false });
    },
    remove: () => map.remove(),
  };
}
