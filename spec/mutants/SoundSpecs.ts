/** Runs specs and gives those that fail, with `bail` those that failed first; undefined where they never end. */
export type FailingSpecs = (specs: readonly string[], bail: boolean) => Promise<readonly string[] | undefined>;

/** Which specs pass without a change: one that fails anyway notices nothing. */
export class SoundSpecs {
  private readonly sound = new Map<string, boolean>();
  private readonly failing: FailingSpecs;

  constructor(failing: FailingSpecs) {
    this.failing = failing;
  }

  /** Runs those that are not known yet, on sources without a change. */
  async learn(specs: readonly string[]): Promise<void> {
    const unknown = specs.filter((spec) => !this.sound.has(spec));
    const failing = (await this.failing(unknown, false)) ?? unknown;
    for (const spec of unknown) this.sound.set(spec, !failing.includes(spec));
  }

  /** So is one that was never run alone. */
  isSound(spec: string): boolean {
    return this.sound.get(spec) ?? true;
  }

  get unsound(): readonly string[] {
    return [...this.sound].filter(([, sound]) => !sound).map(([spec]) => spec);
  }
}
