import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FaultTexts } from '../../core/faults/index.ts';
import type { Clock, FaultCatalogue } from '../../core/ports/index.ts';
import { type MessageLanguage, messageLanguageOf } from '../../core/settings/index.ts';

/** After a failure the texts are asked for again this much later. */
const retryPauseMs = 30_000;

/** What the faults are called, by language, once asked for. */
export class FaultTextsStore {
  private texts: Readonly<Partial<Record<MessageLanguage, FaultTexts>>> = {};
  private askedInVain: ReadonlySet<MessageLanguage> = new Set();
  /** By language: with which limits. */
  private readonly asked = new Map<MessageLanguage, string>();
  private retryFromMs = -Infinity;
  private readonly catalogue: FaultCatalogue;
  private readonly clock: Clock;

  constructor(catalogue: FaultCatalogue, clock: Clock) {
    this.catalogue = catalogue;
    this.clock = clock;
    makeAutoObservable<this, 'texts' | 'askedInVain' | 'asked' | 'retryFromMs' | 'catalogue' | 'clock'>(
      this,
      { texts: observableRef, askedInVain: observableRef, asked: false, retryFromMs: false, catalogue: false, clock: false },
      { autoBind: true },
    );
  }

  /** In English where the station has none in the language; undefined until they are there. */
  of(language: string): FaultTexts | undefined {
    return this.texts[messageLanguageOf(language)];
  }

  /** The texts are there, or could not be fetched so far: nothing better is on its way. */
  isSettled(language: string): boolean {
    const asked = messageLanguageOf(language);
    return this.texts[asked] !== undefined || this.askedInVain.has(asked);
  }

  /**
   * Fetches the texts of a language unless they are there, on their way or not to be had; a failure is tried again by a later call.
   * `limits` names the points that have limits: others have other texts.
   */
  async load(wanted: string, token: string | undefined, limits = ''): Promise<void> {
    const language = messageLanguageOf(wanted);
    if (token === undefined || this.asked.get(language) === limits || this.clock.nowMs() < this.retryFromMs) return;
    this.asked.set(language, limits);
    const result = await this.catalogue.read(language, token);
    if (result.outcome === 'succeeded') {
      runInAction(() => {
        this.texts = { ...this.texts, [language]: result.value };
      });
      return;
    }
    // its session has ended, and the next one need not wait
    if (result.outcome === 'unauthorized') {
      this.asked.delete(language);
      return;
    }
    runInAction(() => {
      this.askedInVain = new Set(this.askedInVain).add(language);
    });
    if (result.outcome === 'notOffered') return;
    this.asked.delete(language);
    this.retryFromMs = this.clock.nowMs() + retryPauseMs;
  }
}
