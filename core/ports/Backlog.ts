import type { SampleTable } from '../samples/index.ts';

/** A day of logged samples, one every 10 s. */
export interface BacklogDay {
  readonly samples: SampleTable;
  /** Lines that could not be read. */
  readonly skippedLines: number;
}

/** Fetches logged days from the station. */
export interface Backlog {
  /** A UTC day `YYYY-MM-DD`; rejects when the station can't be reached or refuses. */
  day(day: string, token: string): Promise<BacklogDay>;
}
