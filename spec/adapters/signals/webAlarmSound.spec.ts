import { describe, expect, it } from '@jest/globals';
import { webAlarmSound } from '../../../adapters/signals/webAlarmSound.ts';

interface Tone {
  readonly hertz: number;
  readonly fromS: number;
  readonly untilS: number;
  readonly gains: readonly (readonly [gain: number, atS: number])[];
}

/** A sound device that notes what is played on it, from a moment on. */
function device(currentTime = 10) {
  const tones: Tone[] = [];
  let resumed = 0;
  class FakeContext {
    state = 'running';
    readonly currentTime = currentTime;
    readonly destination = {};
    resume() {
      resumed++;
      return Promise.resolve();
    }
    createOscillator() {
      const frequency = { value: 0 };
      let fromS = 0;
      let gains: Tone['gains'] = [];
      return {
        frequency,
        connect(node: { readonly gains: Tone['gains'] }) {
          ({ gains } = node);
          return { connect: () => undefined };
        },
        start: (atS: number) => (fromS = atS),
        stop: (atS: number) => tones.push({ hertz: frequency.value, fromS, untilS: atS, gains }),
      };
    }
    createGain() {
      const gains: (readonly [number, number])[] = [];
      const note = (gain: number, atS: number) => gains.push([gain, atS]);
      return { gains, gain: { setValueAtTime: note, linearRampToValueAtTime: note } };
    }
  }
  const sound = webAlarmSound({ AudioContext: FakeContext as unknown as typeof AudioContext, navigator: {} });
  return { sound, tones, resumed: () => resumed };
}

describe('the sound of an alarm', () => {
  it.each([
    ['error', [880, 660, 880, 660, 880, 660], [0, 0.18, 0.48, 0.66, 0.96, 1.14]],
    ['warning', [660, 660], [0, 0.3]],
  ] as const)('of a kind is its own: %s', async (severity, hertz, atS) => {
    const { sound, tones, resumed } = device();
    expect(await sound.play(severity)).toBe('ready');
    expect(tones.map((tone) => tone.hertz)).toEqual(hertz);
    expect(resumed()).toBe(0);
    for (const [i, tone] of tones.entries()) {
      expect(tone.fromS - 10).toBeCloseTo(atS[i]!, 9);
      expect(tone.untilS - tone.fromS).toBeCloseTo(0.18, 9);
    }
  });

  it('swells and fades without a click, and is not louder than a quarter', async () => {
    const { sound, tones } = device();
    await sound.play('warning');
    for (const { fromS, gains } of tones) {
      expect(gains.map(([gain]) => gain)).toEqual([0, 0.25, 0.25, 0]);
      for (const [i, atS] of [0, 0.01, 0.17, 0.18].entries()) expect(gains[i]![1] - fromS).toBeCloseTo(atS, 9);
    }
  });
});
