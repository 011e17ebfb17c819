import type { Reading } from '../../core/field/index.ts';

/** Whether the values of a device may count: only with the software version that it was put to use with. */
export interface VersionGate {
  /** Its version was compared since it was out of touch, and it is the one. */
  isOpen(): boolean;
  /** It reports another one. */
  isChanged(): boolean;
  /** It may be another device now, or have new software. */
  outOfTouch(): void;
  /** What it reports. Where it has none, there is nothing to compare with unless it had one. */
  compare(reading: Reading): void;
}

/** `accepted` is undefined for the version that it reports first; a device without a `versioned` profile is always open. */
export function versionGate(accepted: string | undefined, isVersioned: boolean): VersionGate {
  let expected = accepted;
  let standing: 'unknown' | 'same' | 'changed' = isVersioned ? 'unknown' : 'same';
  return {
    isOpen: () => standing === 'same',
    isChanged: () => standing === 'changed',
    outOfTouch() {
      if (isVersioned && standing === 'same') standing = 'unknown';
    },
    compare({ text }) {
      if (text === undefined) {
        if (expected === undefined) standing = 'same';
        return;
      }
      expected ??= text;
      standing = text === expected ? 'same' : 'changed';
    },
  };
}
