import { makeAutoObservable } from 'mobx';
import { type MarkNote, type MarkNoteEntry, noteProblem, type NoteProblem } from '../../../../core/marks/index.ts';
import type { Marks, SaveResult } from '../../../../core/ports/index.ts';
import { msPerSecond } from '../../../../core/time/index.ts';
import { type PreferencesStore, type SessionStore, StationQuery } from '../../../stores/index.ts';

export interface NoteFormParts {
  readonly marks: Marks;
  readonly session: SessionStore;
  readonly preferences: Pick<PreferencesStore, 'language'>;
}

/** A note as it is typed; a time is undefined while it is not complete. */
export interface NoteDraft {
  readonly fromMs: number | undefined;
  readonly toMs: number | undefined;
  readonly text: string;
  readonly by: string;
}

const wholeSecond = (atMs: number) => Math.floor(atMs / msPerSecond) * msPerSecond;

/** A new note, or one that is changed. */
export class NoteForm {
  draft: NoteDraft;
  /** What is wrong with it since it was to be sent. */
  problem: NoteProblem | undefined;
  readonly id: number | undefined;
  private readonly query = new StationQuery<SaveResult>();
  private readonly parts: NoteFormParts;

  constructor(start: MarkNote | MarkNoteEntry, parts: NoteFormParts) {
    this.parts = parts;
    this.id = 'id' in start ? start.id : undefined;
    this.draft = { fromMs: wholeSecond(start.fromMs), toMs: wholeSecond(start.toMs), text: start.text, by: start.by };
    makeAutoObservable<this, 'parts' | 'query'>(this, { id: false, parts: false, query: false }, { autoBind: true });
  }

  enter(part: Partial<NoteDraft>): void {
    this.draft = { ...this.draft, ...part };
    this.problem = undefined;
  }

  get isSending(): boolean {
    return this.query.isUnderWay;
  }

  /** What the station said last. */
  get outcome(): SaveResult | undefined {
    return this.query.result;
  }

  /** True when the station keeps it. */
  async save(): Promise<boolean> {
    const { entry } = this;
    this.problem = noteProblem(entry);
    if (this.problem !== undefined) return false;
    const { marks, session, preferences } = this.parts;
    const { id } = this;
    return this.send(() =>
      id === undefined
        ? marks.add(entry, session.token, preferences.language)
        : marks.change(id, entry, session.token, preferences.language),
    );
  }

  /** True when the station keeps it no more. */
  async remove(): Promise<boolean> {
    const { marks, session, preferences } = this.parts;
    return this.id !== undefined && this.send(() => marks.remove(this.id!, session.token, preferences.language));
  }

  private get entry(): MarkNoteEntry {
    const { fromMs = NaN, toMs = NaN, text, by } = this.draft;
    return { fromMs, toMs, text, by };
  }

  private async send(call: () => Promise<SaveResult>): Promise<boolean> {
    if (this.isSending) return false;
    const result = await this.query.ask(call);
    return result?.outcome === 'succeeded';
  }
}
