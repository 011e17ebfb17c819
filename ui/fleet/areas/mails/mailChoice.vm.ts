import { makeAutoObservable, observableRef } from 'mobx';
import { type MailChoice, type MailKind, mailKinds, silentAfterMin, defaultDigestWeekday } from '../../../../core/fleet/index.ts';

/** What a person wants mails about, while it is being chosen. */
export class MailChoiceVm {
  draft: MailChoice;
  /** What is typed, which need not be a number. */
  silentAfter: string;

  /** What was chosen before, else nothing, in the language and zone of the page. */
  constructor(chosen: MailChoice | undefined, page: Pick<MailChoice, 'language' | 'zone'>) {
    this.draft = {
      kinds: [],
      silentAfterMin: silentAfterMin.default,
      digestWeekday: defaultDigestWeekday,
      language: page.language,
      ...chosen,
      zone: page.zone,
    };
    this.silentAfter = String(this.draft.silentAfterMin);
    makeAutoObservable(this, { draft: observableRef }, { autoBind: true });
  }

  enter(change: Partial<MailChoice>): void {
    this.draft = { ...this.draft, ...change };
  }

  setKind(kind: MailKind, isWanted: boolean): void {
    this.enter({ kinds: mailKinds.filter((each) => (each === kind ? isWanted : this.draft.kinds.includes(each))) });
  }

  typeSilentAfter(text: string): void {
    this.silentAfter = text;
    this.enter({ silentAfterMin: /^\d{1,5}$/.test(text.trim()) ? Number(text) : NaN });
  }

  /** Only a time that the server takes. */
  get isValid(): boolean {
    const { silentAfterMin: typed } = this.draft;
    return typed >= silentAfterMin.min && typed <= silentAfterMin.max;
  }
}
