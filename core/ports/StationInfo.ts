/** What the station tells before login. */
export interface StationFacts {
  readonly version: string;
  readonly stationName: string;
  readonly contactLink: string;
  readonly compressorCount: number;
}

/** Asks the station who it is. */
export interface StationInfo {
  /** Undefined when the station does not answer. */
  read(): Promise<StationFacts | undefined>;
}
