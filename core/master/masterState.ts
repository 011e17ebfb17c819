/** Values of the bits in the master controller's status word; other bits are ignored. */
export const masterBit = { on: 1, active: 2 } as const;

/** What the master control does. */
export type MasterState = 'off' | 'inactive' | 'active';

/** Undefined when the status is missing. */
export function masterState(status: number | undefined): MasterState | undefined {
  if (status === undefined) return undefined;
  if ((status & masterBit.on) === 0) return 'off';
  return (status & masterBit.active) === 0 ? 'inactive' : 'active';
}
