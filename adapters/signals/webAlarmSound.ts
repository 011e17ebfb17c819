import type { AlarmSound, SoundState } from '../../core/ports/index.ts';

/** What of a browser's window makes sound. */
export interface SoundScope {
  readonly AudioContext?: typeof AudioContext | undefined;
  readonly navigator: { readonly userActivation?: { readonly hasBeenActive: boolean } | undefined };
}

interface Pattern {
  /** Hz, each after the other. */
  readonly tones: readonly number[];
  readonly times: number;
}

const patterns: Readonly<Record<'error' | 'warning', Pattern>> = {
  error: { tones: [880, 660], times: 3 },
  warning: { tones: [660], times: 2 },
};
const toneS = 0.18;
const pauseS = 0.12;
const loudness = 0.25;
/** So fast a tone swells and fades that it does not click. */
const edgeS = 0.01;
/** Until the sound device of a busy machine is open. */
const deviceMs = 5000;

function schedule(context: AudioContext, { tones, times }: Pattern): void {
  let atS = context.currentTime;
  for (let time = 0; time < times; time++) {
    for (const hertz of tones) {
      const oscillator = context.createOscillator();
      const gain = context.createGain();
      oscillator.frequency.value = hertz;
      gain.gain.setValueAtTime(0, atS);
      gain.gain.linearRampToValueAtTime(loudness, atS + edgeS);
      gain.gain.setValueAtTime(loudness, atS + toneS - edgeS);
      gain.gain.linearRampToValueAtTime(0, atS + toneS);
      oscillator.connect(gain).connect(context.destination);
      oscillator.start(atS);
      oscillator.stop(atS + toneS);
      atS += toneS;
    }
    atS += pauseS;
  }
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
  await Promise.race([work, timeout]);
  clearTimeout(timer);
}

/** Sounds tones that the browser makes itself; there is no file. A device that is not open after `timeoutMs` counts as kept back. */
export function webAlarmSound({ AudioContext: Context, navigator }: SoundScope, timeoutMs = deviceMs): AlarmSound {
  let context: AudioContext | undefined;

  /** A browser that says whether somebody has clicked lets the context run after that. */
  const state = (): SoundState => {
    if (Context === undefined) return 'missing';
    return context?.state === 'running' || navigator.userActivation?.hasBeenActive === true ? 'ready' : 'blocked';
  };
  const opened = (Available: typeof AudioContext, changed?: () => void): AudioContext => {
    const open = (context ??= new Available());
    if (changed !== undefined) open.onstatechange = changed;
    return open;
  };

  return {
    state,
    prepare(changed) {
      if (Context === undefined) return;
      const open = opened(Context, changed);
      // Where nobody has clicked yet, the browser keeps the promise pending.
      if (open.state === 'suspended') void open.resume().catch(() => undefined);
    },
    async play(severity) {
      if (Context === undefined) return 'missing';
      const open = opened(Context);
      // Kept back and still opening look the same, so both are waited for.
      if (open.state !== 'running') await within(timeoutMs, open.resume());
      if (state() === 'blocked') return 'blocked';
      schedule(open, patterns[severity]);
      return 'ready';
    },
  };
}
