/** A reading of a device, as far as it can say what version it is of. */
export interface VersionReading {
  readonly key: string;
  readonly text?: string | undefined;
}

/** The software version that a device reports; undefined where it reports none. */
export const reportedVersion = (readings: readonly VersionReading[]): string | undefined =>
  readings.find(({ key }) => key === versionKey)?.text;

/** Key of the point that is a device's software version. */
export const versionKey = 'softwareVersion';
