import type { StationLabel } from '../../../../core/fleet/index.ts';
import { Link, Panel } from '../../../kit/index.ts';
import { stationPath } from '../../shell/fleetPages.ts';

interface StationsWithoutProps {
  readonly title: string;
  readonly stations: readonly StationLabel[];
}

/** Stations that the plan can say little of; nothing without one. */
export function StationsWithout({ title, stations }: StationsWithoutProps) {
  if (stations.length === 0) return null;
  return (
    <Panel title={title}>
      <ul className="t14">
        {stations.map(({ station, name, place }) => (
          <li key={station} className="fl-line">
            <Link to={stationPath(station)}>{name}</Link>
            <span className="dim">{place}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
