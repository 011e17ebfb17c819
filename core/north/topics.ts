/** Where what is said, by the station's name in topics. */
export interface NorthTopics {
  /** `online` or `offline`. */
  readonly status: string;
  readonly plant: string;
  /** By slot, 1..10. */
  compressor(slot: number): string;
  hours(slot: number): string;
  readonly energy: string;
  readonly event: string;
}

/** The topics of a station; `station` is its name in them. */
export function northTopics(station: string): NorthTopics {
  const root = `pressluft/${station}`;
  return {
    status: `${root}/status`,
    plant: `${root}/plant`,
    compressor: (slot) => `${root}/compressor/${slot}`,
    hours: (slot) => `${root}/compressor/${slot}/hours`,
    energy: `${root}/energy`,
    event: `${root}/event`,
  };
}
