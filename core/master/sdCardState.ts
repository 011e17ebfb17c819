/** States of the SD card in the order of their codes, 0 to 4. */
export const sdCardStates = ['none', 'ok', 'writeProtected', 'notWritable', 'full'] as const;
export type SdCardState = (typeof sdCardStates)[number];

/** Undefined when the code is missing or unknown. */
export function sdCardState(code: number | undefined): SdCardState | undefined {
  return code === undefined ? undefined : sdCardStates[code];
}

/** Code of a state of the SD card, 0..4. */
export function sdCardCode(state: SdCardState): number {
  return sdCardStates.indexOf(state);
}
