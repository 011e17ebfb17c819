/** What a browser lets a page sound: `blocked` until somebody clicks or types in the page, `missing` where it has no sound. */
export type SoundState = 'ready' | 'blocked' | 'missing';

/** Sounds that call somebody to the screen. */
export interface AlarmSound {
  state(): SoundState;
  /** Makes ready after a click of somebody, who wants sound; calls `changed` when the state does. */
  prepare(changed: () => void): void;
  /** Sounds an error, or milder a warning; what it comes to is said, and nothing sounds later. */
  play(severity: 'error' | 'warning'): Promise<SoundState>;
}
