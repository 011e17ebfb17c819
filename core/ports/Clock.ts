/** The only way to the current time. */
export interface Clock {
  nowMs(): number;
}
