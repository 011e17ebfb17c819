import type { AlarmSound, SoundState } from '../../core/ports/index.ts';

export interface MemoryAlarmSound extends AlarmSound {
  readonly played: ('error' | 'warning')[];
  /** Somebody clicks in the page. */
  readonly click: () => void;
}

/** A browser that lets a page sound after a click, or has no sound. */
export function memoryAlarmSound(begins: SoundState = 'blocked'): MemoryAlarmSound {
  const played: ('error' | 'warning')[] = [];
  let state = begins;
  let whenChanged = () => {};
  return {
    played,
    state: () => state,
    prepare(changed) {
      whenChanged = changed;
    },
    play(severity) {
      if (state === 'ready') played.push(severity);
      return Promise.resolve(state);
    },
    click() {
      if (state === 'missing') return;
      state = 'ready';
      whenChanged();
    },
  };
}
