import { makeAutoObservable, runInAction } from 'mobx';
import type { CsvSlice } from './csvSlices.ts';

export interface CsvWritingParts {
  /** Lets the page do what waits. */
  readonly pause: () => Promise<void>;
  readonly save: (name: string, pieces: Uint8Array<ArrayBuffer>[]) => void;
}

/** A file that is being written while the page goes on. */
export class CsvWriting {
  /** The part, 0..1, that is written; undefined while no file is. */
  done: number | undefined;
  /** Counts the files, so that one that was ended knows. */
  private run = 0;
  private readonly parts: CsvWritingParts;

  constructor(parts: CsvWritingParts) {
    this.parts = parts;
    makeAutoObservable<this, 'run' | 'parts'>(this, { run: false, parts: false }, { autoBind: true });
  }

  /** Writes a file and has it saved; ends the one that is being written. */
  async write(name: string, slices: Iterable<CsvSlice>): Promise<void> {
    const run = ++this.run;
    const encoder = new TextEncoder();
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    for (const { text, done } of slices) {
      pieces.push(encoder.encode(text));
      if (done === 1) break;
      runInAction(() => (this.done = done));
      await this.parts.pause();
      if (run !== this.run) return;
    }
    runInAction(() => (this.done = undefined));
    this.parts.save(name, pieces);
  }

  cancel(): void {
    this.run++;
    this.done = undefined;
  }
}
