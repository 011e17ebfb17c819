/** A counter of a device. */
export interface CounterId {
  readonly device: string;
  readonly key: string;
}

/** Where a counter stood, in its base unit. */
export interface CounterReading extends CounterId {
  readonly atMs: number;
  readonly value: number;
  /** Of its device; undefined where it does not say. */
  readonly serialNumber?: string | undefined;
}

/** What a counter did but count on; `before` and `after` in its base unit. */
export interface CounterEvent extends CounterId {
  readonly atMs: number;
  readonly kind: 'rollover' | 'reset' | 'exchange';
  readonly before: number;
  readonly after: number;
}

/** Readings of counters, and what happened to them. */
export interface CounterRepository {
  /** Another reading of the same counter and moment replaces it. */
  add(readings: readonly CounterReading[]): void;
  addEvent(event: CounterEvent): void;
  /** The newest reading; undefined without any. */
  last(counter: CounterId): CounterReading | undefined;
  /** The oldest and the newest of a range, both ends included: one where it has no other, none without any. */
  ends(counter: CounterId, fromMs: number, toMs: number): readonly CounterReading[];
  /** Of a device, newest first. */
  events(device: string): readonly CounterEvent[];
}
