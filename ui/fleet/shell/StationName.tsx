import { Link } from '../../kit/index.ts';
import { stationPath } from './fleetPages.ts';

interface StationNameProps {
  readonly id: string;
  readonly name: string;
  /** Below the name. */
  readonly place?: string;
}

/** Names a station in a row and leads to it; the row itself is what keys stop at. */
export function StationName({ id, name, place = '' }: StationNameProps) {
  return (
    <>
      <b>
        <Link to={stationPath(id)} tabIndex={-1}>
          {name}
        </Link>
      </b>
      {place !== '' && <span className="t12 dim">{place}</span>}
    </>
  );
}
