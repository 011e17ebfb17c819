import { divIcon, latLngBounds, layerGroup, marker, popup } from 'leaflet';
import { type MapPosition, stationGroups } from '../../../../../core/fleet/index.ts';
import type { IconName } from '../../../../kit/index.ts';
import { closestZoom, fittedZoom, fleetMap, type FleetMapParts, furthestZoom, markPx, signOf } from '../../../shell/map/fleetMap.ts';

/** A station on the map. */
export interface MapMark {
  readonly id: string;
  readonly position: MapPosition;
  /** Its name and how it stands, as it is read out. */
  readonly label: string;
  readonly icon: IconName;
  /** CSS class that sets its colours. */
  readonly tone: string;
}

export interface LeafletParts extends FleetMapParts {
  readonly onOpen: (id: string) => void;
  /** Of stations that would be drawn over each other, the most urgent first. */
  readonly groupLabel: (count: number, first: string) => string;
}

/** A map that is drawn. */
export interface LeafletMap {
  /** The most urgent first, which is the order in which keys reach them. */
  readonly show: (marks: readonly MapMark[]) => void;
  readonly remove: () => void;
}

interface PlacedMark extends MapMark {
  readonly x: number;
  readonly y: number;
}
const idsOf = (marks: readonly MapMark[]): string =>
  marks
    .map(({ id }) => id)
    .sort()
    .join(' ');
/** As wide as a mark with a number. */
const apartPx = 44;
const boundsOf = (marks: readonly MapMark[]) => latLngBounds(marks.map(({ position: { lat, lon } }) => [lat, lon]));

/** Draws stations, those that would overlap as one mark with their number in the colours of the most urgent. */
export function leafletMap(element: HTMLElement, { onOpen, groupLabel, ...parts }: LeafletParts): LeafletMap {
  const map = fleetMap(element, parts);
  const layer = layerGroup().addTo(map);
  let shown: readonly MapMark[] = [];
  let isDrawn = false;

  /** Stations that no zoom parts, by name. */
  function listOf(group: readonly MapMark[]): HTMLElement {
    const list = document.createElement('ul');
    for (const { id, label } of group) {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'mp-open';
      button.textContent = label;
      button.addEventListener('click', () => onOpen(id));
      const item = document.createElement('li');
      item.append(button);
      list.append(item);
    }
    return list;
  }

  function openGroup(group: readonly MapMark[]): void {
    const [bounds, zoom] = [boundsOf(group), map.getZoom()];
    const closer = Math.min(closestZoom, map.getBoundsZoom(bounds, false, map.getSize().divideBy(4)));
    if (closer > zoom && !bounds.getNorthEast().equals(bounds.getSouthWest())) {
      map.setView(bounds.getCenter(), closer, { animate: false });
      return;
    }
    const list = listOf(group);
    popup({ closeButton: false, maxHeight: 240 }).setLatLng([group[0]!.position.lat, group[0]!.position.lon]).setContent(list).openOn(map);
    list.querySelector('button')?.focus();
  }

  function addGroup(group: readonly MapMark[]): void {
    const [first] = group;
    const { position, icon, tone, label } = first!;
    const sign = signOf(icon, tone);
    if (group.length > 1) {
      const number = document.createElement('span');
      number.textContent = String(group.length);
      sign.classList.add('mp-group');
      sign.append(number);
    }
    const title = group.length > 1 ? groupLabel(group.length, label) : label;
    const drawn = marker([position.lat, position.lon], {
      icon: divIcon({ className: 'mp-mark', html: sign, iconSize: [markPx, markPx] }),
      title,
      riseOnHover: true,
    }).addTo(layer);
    const button = drawn.getElement();
    button?.setAttribute('role', 'button');
    button?.setAttribute('aria-label', title);
    button?.setAttribute('data-ids', group.map(({ id }) => id).join(' '));
    const open = () => (group.length > 1 ? openGroup(group) : onOpen(first!.id));
    drawn.on('click', open);
    button?.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      // else the key would press what has the focus by then
      event.preventDefault();
      open();
    });
  }

  const idsAt = (each: Element | null) => each?.getAttribute('data-ids')?.split(' ') ?? [];
  function draw(): void {
    const [focused] = idsAt(document.activeElement);
    layer.clearLayers();
    const placed = shown.map((mark): PlacedMark => {
      const { x, y } = map.project([mark.position.lat, mark.position.lon]);
      return { ...mark, x, y };
    });
    for (const group of stationGroups(placed, apartPx)) addGroup(group);
    if (focused === undefined) return;
    const again = [...element.querySelectorAll<HTMLElement>('.mp-mark')].find((each) => idsAt(each).includes(focused));
    again?.focus();
  }
  map.on('zoomend', () => isDrawn && draw());

  return {
    show(all) {
      if (isDrawn && JSON.stringify(all) === JSON.stringify(shown)) return;
      const isNewSet = !isDrawn || idsOf(all) !== idsOf(shown);
      isDrawn = false;
      shown = all;
      if (isNewSet && all.length > 0) {
        map.fitBounds(boundsOf(all), { padding: [markPx, markPx], maxZoom: fittedZoom, animate: false });
      } else if (all.length === 0) map.setView([0, 0], furthestZoom, { animate: false });
      isDrawn = true;
      draw();
    },
    remove: () => map.remove(),
  };
}
