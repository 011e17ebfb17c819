import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { MapTiles } from '../../../../../core/fleet/index.ts';
import type { FleetStationRow } from '../../../../../core/ports/index.ts';
import { Link, Panel } from '../../../../kit/index.ts';
import { fleetPorts, useService } from '../../../di/index.ts';
import { Answered } from '../../../shell/Answered.tsx';
import { stationPath } from '../../../shell/fleetPages.ts';
import { standingStyle } from '../../../shell/standingStyle.ts';
import { useFleetQuery } from '../../../shell/useFleetQuery.ts';
import { leafletMap, type LeafletMap, type MapMark } from './leafletMap.ts';

interface StationMapProps {
  /** Worst first. */
  readonly rows: readonly FleetStationRow[];
}

/** Stations where they are, over the map that the fleet's administrator has chosen, else over a grid. */
export const StationMap = observer(function StationMap({ rows }: StationMapProps) {
  const { i18n } = useLingui();
  const api = useService(fleetPorts.map);
  const query = useFleetQuery((waiting) => api.tiles(waiting), []);
  const without = rows.filter(({ position }) => position === undefined);
  return (
    <>
      <Answered query={query}>
        {({ tiles }) => (
          <Panel label={i18n._('Karte')} bare>
            <DrawnMap key={i18n.locale} rows={rows} tiles={tiles} />
          </Panel>
        )}
      </Answered>
      {without.length > 0 && (
        <Panel title={i18n._('Noch ohne Lage auf der Karte')}>
          <ul className="t14">
            {without.map(({ id, name, place }) => (
              <li key={id} className="fl-line">
                <Link to={stationPath(id)}>{name}</Link>
                <span className="dim">{place}</span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
});

const DrawnMap = observer(function DrawnMap({ rows, tiles }: StationMapProps & { readonly tiles: MapTiles | undefined }) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const drawn = useRef<LeafletMap>(undefined);
  useEffect(() => {
    const map = leafletMap(box.current!, {
      tiles,
      words: { zoomIn: i18n._('Vergrößern'), zoomOut: i18n._('Verkleinern') },
      groupLabel: (count, first) => i18n._('{count} Stationen, die dringendste: {first}', { count, first }),
      onOpen: (id) => void navigate(stationPath(id)),
    });
    drawn.current = map;
    return () => map.remove();
  }, [tiles, i18n, navigate]);
  const marks = rows.flatMap(({ id, name, place, position, standing }): readonly MapMark[] => {
    const { icon, tone, word } = standingStyle[standing];
    const label = [name, i18n._(word), place].filter((text) => text !== '').join(', ');
    return position === undefined ? [] : [{ id, position, label, icon, tone }];
  });
  useEffect(() => drawn.current?.show(marks));
  return <div ref={box} className="mp" role="region" aria-label={i18n._('Karte der Stationen')} />;
});
