import { makeAutoObservable } from 'mobx';
import { type MarkNote, type MarkNoteEntry, noteProblem, type NoteProblem } from '../../../../core/marks/index.ts';
import type { Marks, SaveResult } from '../../../../core/ports/index.ts';
import { instantsOf, textInZone } from '../../../../core/time/index.ts';
import { type PreferencesStore, type SessionStore, StationQuery } from '../../../stores/index.ts';

export interface NoteFormParts {
  readonly marks: Marks;
  readonly session: SessionStore;
  readonly preferences: Pick<PreferencesStore, 'language'>;
  /** IANA name of the plant's zone. */
  readonly zone: string;
}

/** A note as it is typed; a time is `2026-11-20T09:02:00` of the plant's clock. */
export interface NoteDraft {
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly by: string;
}

const typedPattern = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)(?::(\d\d))?/;

/** The instant of a typed time; the first of two, NaN for none. */
function instantOf(typed: string, zone: string): number {
  const [, day = '', hour, minute, second = 0] = typedPattern.exec(typed) ?? [];
  return instantsOf(day, { hour: Number(hour), minute: Number(minute), second: Number(second) }, zone)[0] ?? NaN;
}

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
    const typed = (atMs: number) => textInZone(atMs, parts.zone, "yyyy-MM-dd'T'HH:mm:ss");
    this.draft = { from: typed(start.fromMs), to: typed(start.toMs), text: start.text, by: start.by };
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
    const { from, to, text, by } = this.draft;
    const { zone } = this.parts;
    return { fromMs: instantOf(from, zone), toMs: instantOf(to, zone), text, by };
  }

  private async send(call: () => Promise<SaveResult>): Promise<boolean> {
    if (this.isSending) return false;
    const result = await this.query.ask(call);
    return result?.outcome === 'succeeded';
  }
}
