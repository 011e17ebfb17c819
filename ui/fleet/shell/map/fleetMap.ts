import { control, layerGroup, type LatLngExpression, type Map as Leaflet, map as leaflet, polyline, tileLayer } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { gridDegrees, type MapTiles } from '../../../../core/fleet/index.ts';
import type { IconName } from '../../../kit/index.ts';
import './fleetMap.css';

export interface FleetMapParts {
  /** Undefined for a grid. */
  readonly tiles: MapTiles | undefined;
  readonly words: { readonly zoomIn: string; readonly zoomOut: string };
}

/** One station alone is shown with what is around it. */
export const fittedZoom = 11;
export const [markPx, closestZoom, furthestZoom] = [32, 17, 3];
const zoomSnap = 0.5;
const svgSpace = 'http://www.w3.org/2000/svg';

/** A sign of a mark; `tone` is the CSS class that sets its colours. */
export function signOf(icon: IconName, tone: string): HTMLElement {
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

/** A map by Leaflet: over pictures from where the fleet says, else over a grid; it asks nobody else for anything. */
export function fleetMap(element: HTMLElement, { tiles, words }: FleetMapParts): Leaflet {
  const map = leaflet(element, { zoomControl: false, attributionControl: false, minZoom: furthestZoom, maxZoom: closestZoom, zoomSnap });
  control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map);
  control.scale({ imperial: false }).addTo(map);
  const lines = layerGroup().addTo(map);

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
  return map;
}
