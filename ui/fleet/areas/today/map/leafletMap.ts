import { control, divIcon, map as leaflet, type LatLngExpression, layerGroup, marker, polyline, tileLayer } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { gridDegrees, type MapPosition, type MapTiles } from '../../../../../core/fleet/index.ts';
import type { IconName } from '../../../../kit/index.ts';

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

export interface LeafletParts {
  /** Undefined for points on a grid. */
  readonly tiles: MapTiles | undefined;
  readonly words: { readonly zoomIn: string; readonly zoomOut: string };
  readonly onOpen: (id: string) => void;
}

/** A map that is drawn. */
export interface LeafletMap {
  /** In the order in which keys reach them. */
  readonly show: (marks: readonly MapMark[]) => void;
  readonly remove: () => void;
}

/** One station alone is shown with what is around it. */
const fittedZoom = 11;
const svgSpace = 'http://www.w3.org/2000/svg';
const [markPx, closestZoom, furthestZoom, zoomSnap] = [32, 17, 3, 0.5];

function drawingOf({ icon, tone }: MapMark): HTMLElement {
  const [box, svg, use] = [
    document.createElement('span'),
    document.createElementNS(svgSpace, 'svg'),
    document.createElementNS(svgSpace, 'use'),
  ];
  use.setAttribute('href', `#${icon}`);
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', 'icon');
  svg.append(use);
  box.className = `mp-sign ${tone}`;
  box.append(svg);
  return box;
}

/** What somebody has entered is text, and no markup. */
function asText(words: string): string {
  const box = document.createElement('span');
  box.textContent = words;
  return box.innerHTML;
}

/** Draws stations with Leaflet: over pictures from where the fleet says, else over a grid; it asks nobody else for anything. */
export function leafletMap(element: HTMLElement, { tiles, words, onOpen }: LeafletParts): LeafletMap {
  const map = leaflet(element, { zoomControl: false, attributionControl: false, minZoom: furthestZoom, maxZoom: closestZoom, zoomSnap });
  control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map);
  control.scale({ imperial: false }).addTo(map);
  const [lines, marks] = [layerGroup().addTo(map), layerGroup().addTo(map)];
  let shown = '';

  function drawGrid(): void {
    lines.clearLayers();
    const bounds = map.getBounds().pad(0.1);
    const [south, west, north, east] = [bounds.getSouth(), bounds.getWest(), bounds.getNorth(), bounds.getEast()];
    const line = (ends: readonly LatLngExpression[]) => polyline([...ends], { className: 'mp-grid', interactive: false }).addTo(lines);
    for (const lat of gridDegrees(south, north)) line([[lat, west], [lat, east]]); // prettier-ignore
    for (const lon of gridDegrees(west, east)) line([[south, lon], [north, lon]]); // prettier-ignore
  }
  if (tiles === undefined) map.on('move', drawGrid);
  else {
    tileLayer(tiles.url, { maxZoom: closestZoom, referrerPolicy: 'no-referrer' }).addTo(map);
    control.attribution({ prefix: false }).addAttribution(asText(tiles.attribution)).addTo(map);
  }

  /** What comes first lies above what comes later. */
  function addMark(mark: MapMark, i: number, all: readonly MapMark[]): void {
    const { lat, lon } = mark.position;
    const icon = divIcon({ className: 'mp-mark', html: drawingOf(mark), iconSize: [markPx, markPx] });
    const drawn = marker([lat, lon], {
      icon,
      title: mark.label,
      riseOnHover: true,
      zIndexOffset: (all.length - i) * 1000,
      riseOffset: all.length * 1000,
    }).addTo(marks);
    const button = drawn.getElement();
    button?.setAttribute('role', 'button');
    button?.setAttribute('aria-label', mark.label);
    const open = () => onOpen(mark.id);
    drawn.on('click', open);
    button?.addEventListener('keydown', ({ key }) => key === 'Enter' && open());
  }

  return {
    show(all) {
      const key = JSON.stringify(all);
      if (key === shown) return;
      const focused = document.activeElement?.getAttribute('aria-label');
      const isNewSet = JSON.stringify(all.map(({ id }) => id).sort()) !== JSON.stringify(shown === '' ? [] : idsOf(shown));
      shown = key;
      marks.clearLayers();
      if (isNewSet && all.length > 0) {
        const places = all.map(({ position: { lat, lon } }): [number, number] => [lat, lon]);
        map.fitBounds(places, { padding: [markPx, markPx], maxZoom: fittedZoom, animate: false });
      } else if (all.length === 0) map.setView([0, 0], furthestZoom, { animate: false });
      all.forEach(addMark);
      const again = [...element.querySelectorAll<HTMLElement>('.mp-mark')].find((each) => each.getAttribute('aria-label') === focused);
      again?.focus();
    },
    remove: () => map.remove(),
  };
}

const idsOf = (shown: string): readonly string[] => {
  const marks: readonly MapMark[] = JSON.parse(shown);
  return marks.map(({ id }) => id).sort();
};
