/** Why a point has no value. */
export type MissingReason =
  | {
      readonly kind:
        | 'notYet'
        | 'timeout'
        | 'disconnected'
        | 'invalidWord'
        | 'notNumber'
        | 'noCase'
        | 'heartbeat'
        | 'unavailable'
        | 'retained'
        /** The device reports another software version than it was put to use with. */
        | 'otherVersion';
    }
  | { readonly kind: 'exception'; readonly code: number }
  /** In the base unit. */
  | { readonly kind: 'outOfRange'; readonly value: number };

/** What a point said last. */
export interface Reading {
  /** In the base unit, a volume at ISO 1217; undefined where it is missing. */
  readonly value: number | undefined;
  /** Of an ascii point. */
  readonly text?: string;
  /** Raw number before scaling, that rules look at; undefined where it is missing. */
  readonly raw: number | bigint | undefined;
  /** Registers as on the wire; empty where there are none. */
  readonly words: readonly number[];
  /** Of the steady clock, when the device said it last. */
  readonly readAtMs: number;
  readonly missing?: MissingReason;
}

/** The last readings of a device, by the point's key. */
export type DeviceReadings = Readonly<Record<string, Reading>>;

/** Older than the limit of its rhythm: stale; without a value: bad. */
export type Quality = 'good' | 'stale' | 'bad';
