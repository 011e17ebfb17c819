import type { RateSeries, SeriesOverlap } from '../tariff/index.ts';
import type { CallResult, SaveResult } from './CallResult.ts';
import type { StoredSeries } from './repositories/PriceSeriesRepository.ts';
import type { SessionToken } from './SessionToken.ts';

/** The series of prices and of CO2 that a station keeps, for who may write; the language, as in BCP 47, is the one of the station's texts. */
export interface PriceSeriesApi {
  list(token: SessionToken): Promise<CallResult<readonly StoredSeries[]>>;
  /** Makes a series or extends one; `overlap` says what becomes of quarter hours that it has already. */
  save(name: string, perKWh: RateSeries, overlap: SeriesOverlap, token: SessionToken, language: string): Promise<SaveResult>;
  /** Refused while an entry of the plant's data names it. */
  remove(name: string, token: SessionToken, language: string): Promise<SaveResult>;
}
