import type { FaultEntryId } from '../../../../core/faults/index.ts';

/** The page of how often and how long each fault was up. */
export const rankingPage = '/error_log/ranking';

/** The ranking with a fault opened: `?fault=3.70`, source and bit. */
export const rankingPath = ({ source, bitIndex }: Pick<FaultEntryId, 'source' | 'bitIndex'>): string =>
  `${rankingPage}?fault=${source}.${bitIndex}`;
