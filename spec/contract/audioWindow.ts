import type { SoundScope } from '../../adapters/signals/index.ts';

/** A window whose sound runs at once or after a click, and counts its tones. */
export function audioWindow(begins: 'suspended' | 'running' = 'suspended') {
  let tones = 0;
  const userActivation = { hasBeenActive: false };
  const waiting: (() => void)[] = [];

  const part = {
    frequency: { value: 0 },
    gain: { setValueAtTime() {}, linearRampToValueAtTime() {} },
    connect: () => part,
    start: () => tones++,
    stop() {},
  };
  class Sound {
    state = begins;
    currentTime = 0;
    destination = {};
    onstatechange: (() => void) | null = null;
    resume() {
      return new Promise<void>((resolve) => {
        const run = () => {
          this.state = 'running';
          this.onstatechange?.();
          resolve();
        };
        if (userActivation.hasBeenActive || this.state === 'running') run();
        else waiting.push(run);
      });
    }
    createOscillator = () => part;
    createGain = () => part;
  }
  const scope: SoundScope = { AudioContext: Sound as unknown as typeof AudioContext, navigator: { userActivation } };
  const open = () => {
    for (const run of waiting.splice(0)) run();
  };
  return {
    scope,
    sounded: () => tones,
    /** The device of a sound that needs no click. */
    open,
    click() {
      userActivation.hasBeenActive = true;
      open();
    },
  };
}
