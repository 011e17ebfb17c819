import { observer } from 'mobx-react-lite';
import { type AirFigure, type AirStatistics, estimatedPartsOfRows } from '../../../../core/balance/index.ts';
import { EstimatedNote, useEstimatedText } from '../../../station/index.ts';

interface Props {
  readonly statistics: AirStatistics | undefined;
  /** Those that a page shows, or calculates with. */
  readonly figures: readonly AirFigure[];
}

/** Which values are behind the figures since the reset and were not measured; nothing where all were. */
export const EstimatedAir = observer(function EstimatedAir({ statistics, figures }: Props) {
  const text = useEstimatedText();
  const rows = statistics?.machines.map(({ index, estimated }) => ({
    index,
    estimated: estimated?.filter((figure) => figures.includes(figure)),
  }));
  return <EstimatedNote text={text(estimatedPartsOfRows(rows ?? []))} />;
});
