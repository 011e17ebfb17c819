import { observer } from 'mobx-react-lite';
import type { FleetStationRow } from '../../../../core/ports/index.ts';
import { StationName } from '../../shell/StationName.tsx';
import { useFaultText } from '../../shell/useFaultText.ts';

/** A station with the most severe of its faults and its place. */
export const TroubledName = observer(function TroubledName({ row }: { readonly row: FleetStationRow }) {
  const words = useFaultText();
  const { id, name, place, worst } = row;
  return <StationName id={id} name={name} place={place} trouble={worst && `${words.bare(worst)}, ${words.source(worst)}`} />;
});
