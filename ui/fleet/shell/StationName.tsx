import { Link } from '../../kit/index.ts';
import { stationPath } from './fleetPages.ts';

interface StationNameProps {
  readonly id: string;
  readonly name: string;
  /** Below the name. */
  readonly place?: string;
  /** What is wrong there, in front of the place. */
  readonly trouble?: string | undefined;
}

/** Names a station in a row and leads to it; the row itself is what keys stop at. */
export function StationName({ id, name, place = '', trouble }: StationNameProps) {
  return (
    <>
      <b>
        <Link to={stationPath(id)} tabIndex={-1}>
          {name}
        </Link>
      </b>
      {(place !== '' || trouble !== undefined) && (
        <span className="t12 dim fl-below" title={[trouble, place].filter(Boolean).join(' · ')}>
          {trouble !== undefined && <span className="fl-trouble">{trouble}</span>}
          {place !== '' && <span>{place}</span>}
        </span>
      )}
    </>
  );
}
