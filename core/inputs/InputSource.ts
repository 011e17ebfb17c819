/** What an analog input is wired to: the master controller or the compressor of a slot, 1..10. */
export type InputSource = 'master' | number;
