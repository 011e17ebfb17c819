/** Values of the bits in a compressor's status word; other bits are ignored. */
export const statusBit = {
  on: 1,
  running: 2,
  loaded: 4,
  maintenance: 32,
  warning: 64,
  error: 128,
  starting: 256,
  runOn: 512,
  communicationError: 32768,
} as const;
