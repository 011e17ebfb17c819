import type { MailChoice, MailNotice, SweepFacts, SweepOutcome } from '../../fleet/index.ts';
import type { CallResult, OrderResult } from '../CallResult.ts';
import type { PlantDay } from '../../time/index.ts';
import type { Waiting } from '../Download.ts';
import type { TestMailAnswer } from '../SettingsApi.ts';
import type { Managed } from './FleetAccounts.ts';

/** What a mail says; its words are found when it is sent, by what its reader may see then. */
export type MailContent =
  | { readonly kind: 'notices'; readonly notices: readonly MailNotice[] }
  /** Of the week before a day. */
  | { readonly kind: 'digest'; readonly day: PlantDay };

/** A mail that a process has taken to send. */
export interface TakenMail {
  /** The same for each attempt. */
  readonly id: string;
  readonly account: string;
  readonly email: string;
  /** That the account is in now. */
  readonly organisations: readonly string[];
  readonly choice: MailChoice;
  readonly content: MailContent;
  readonly madeMs: number;
  /** With this one. */
  readonly attempts: number;
}

/** What became of a mail that was taken: it is gone, or waits again. Undefined `error`: it was sent. */
export interface SettledMail {
  readonly atMs: number;
  readonly error: string | undefined;
  /** Undefined for a mail that is gone. */
  readonly nextMs: number | undefined;
}

/** Somebody who has chosen mails, and how they went last. */
export interface MailPerson {
  readonly account: string;
  readonly email: string;
  readonly name: string;
  readonly choice: MailChoice;
  readonly sentMs: number | undefined;
  /** Undefined once a later one was sent. */
  readonly errorMs: number | undefined;
  readonly error: string | undefined;
}

/** How mails go. */
export interface MailState {
  /** Mails that are not sent yet, and those of them that could not be. */
  readonly waiting: number;
  readonly failing: number;
  /** By e-mail address. */
  readonly people: readonly MailPerson[];
}

/** Who wants which mails, and those that wait. Each call is one transaction. */
export interface FleetMails {
  /** Undefined for somebody who has not chosen. */
  choiceOf(account: string): Promise<MailChoice | undefined>;
  /** The mail about a week comes after `digestDay`. What was remembered of kinds that are not wanted any more is forgotten. */
  saveChoice(account: string, choice: MailChoice, digestDay: PlantDay): Promise<void>;
  /**
   * Decides over all stations and readers, and keeps what follows: memory and mails together or not at all. New notices join a mail to the same person that
   * waits and was never tried, else they wait for `collectMs`. `false` when another process is at it.
   */
  sweep(nowMs: number, collectMs: number, decide: (facts: SweepFacts) => SweepOutcome): Promise<boolean>;
  /** A mail that is due, for `leaseMs`: no other process gets it meanwhile; if it is not settled by then, it is due again. */
  take(nowMs: number, leaseMs: number): Promise<TakenMail | undefined>;
  /** Says what became of it; of no effect when it was taken again meanwhile. */
  settle(mail: Pick<TakenMail, 'id' | 'account' | 'attempts'>, settled: SettledMail): Promise<void>;
  /** Of the members of organisations. */
  state(of: Managed): Promise<MailState>;
}

/** The mails of somebody who is logged in. */
export interface OwnMails {
  /** Whether the fleet has a mail server. */
  readonly isOn: boolean;
  readonly email: string;
  /** Undefined before the first. */
  readonly choice: MailChoice | undefined;
}

/** How the mails of a fleet stand, for those who manage it. */
export interface ManagedMails extends MailState {
  readonly isOn: boolean;
}

/** The mails of a fleet, over its pages. */
export interface FleetMailApi {
  own(waiting?: Waiting): Promise<CallResult<OwnMails>>;
  choose(choice: MailChoice): Promise<OrderResult>;
  managed(waiting?: Waiting): Promise<CallResult<ManagedMails>>;
  /** Sends one to whoever asks. */
  test(language: MailChoice['language']): Promise<CallResult<TestMailAnswer>>;
}
