import type { RunSpec } from './openSpecRunner.ts';

/** Which specs pass without a change: one that fails anyway notices nothing. */
export class SoundSpecs {
  private readonly sound = new Map<string, boolean>();

  /** Runs one that is not known yet, on sources without a change. */
  async learn(spec: string, run: RunSpec): Promise<boolean> {
    if (!this.sound.has(spec)) this.sound.set(spec, (await run(spec)) === 'passed');
    return this.isSound(spec);
  }

  /** So is one that nothing is known of. */
  isSound(spec: string): boolean {
    return this.sound.get(spec) ?? true;
  }

  get unsound(): readonly string[] {
    return [...this.sound].filter(([, sound]) => !sound).map(([spec]) => spec);
  }
}
