import { type CountedFigure, plantIndex } from '../statistics/index.ts';
import type { AirFigure } from './AirStatistics.ts';
import type { EstimatedParts } from './estimatedParts.ts';

/** A row's estimated figures. */
export interface EstimatedRow {
  /** 1..10, or `plantIndex`, which is passed over. */
  readonly index: number;
  readonly estimated?: readonly (CountedFigure | AirFigure)[] | undefined;
}

/** What was estimated behind rows of counts or of air statistics. */
export function estimatedPartsOfRows(rows: readonly EstimatedRow[]): EstimatedParts {
  const machines = rows.filter(({ index }) => index !== plantIndex);
  const among = (figure: CountedFigure | AirFigure) =>
    machines.filter(({ estimated }) => estimated?.includes(figure)).map(({ index }) => index);
  return { power: among('energyLoadKWh'), delivery: among('volumeM3'), isFlow: among('leakedM3').length > 0 };
}
