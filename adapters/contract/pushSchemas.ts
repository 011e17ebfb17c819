import * as z from 'zod/mini';
import { faultsMessage } from './faultSchemas.ts';
import { events } from './paths.ts';
import { plantMessage } from './plantSchemas.ts';
import { settingsMessage } from './shownSettings.ts';

const seq = z.int().check(z.describe('Goes up by one with each sample of the plant'));

const snapshotMessage = z.strictObject({ seq, plant: plantMessage });
/** The whole plant, with the number that the next change follows. */
export type SnapshotMessage = z.infer<typeof snapshotMessage>;

const change = z.union([z.tuple([z.string()]), z.tuple([z.string(), z.unknown()])]);
/** A dotted path and its new value; a path alone means that the value is gone. */
export type WireChange = z.infer<typeof change>;

const changeMessage = z.strictObject({ seq, changes: z.array(change) });
/** What differs from the message numbered one less. */
export type ChangeMessage = z.infer<typeof changeMessage>;

const rtcMessage = z.strictObject({ now_ms: z.int().check(z.describe('Milliseconds since 1970')) });

/** An event of the push connection; one without a schema has no payload. */
export interface PushedEvent {
  readonly event: string;
  readonly direction: 'toDashboard' | 'toStation';
  readonly summary: string;
  readonly schema?: z.ZodMiniType;
}

/** Every event of the push connection. */
export const pushed = {
  settings: {
    event: events.settings,
    direction: 'toDashboard',
    summary: "The settings' groups that the session may see, at the start and after each save",
    schema: settingsMessage,
  },
  rtc: { event: events.rtc, direction: 'toDashboard', summary: "The controller's clock, each second", schema: rtcMessage },
  snapshot: {
    event: events.snapshot,
    direction: 'toDashboard',
    summary: 'The whole plant: at the start, on request, when its control is back, after a change of rights, and for a slow client',
    schema: snapshotMessage,
  },
  change: {
    event: events.change,
    direction: 'toDashboard',
    summary: 'What differs from the message numbered one less; a path alone means that the value is gone',
    schema: changeMessage,
  },
  faultTexts: {
    event: events.faultTexts,
    direction: 'toDashboard',
    summary: 'What is reported by each source that has a fault (cindex -1: the master control), after each snapshot and on change',
    schema: faultsMessage,
  },
  disconnected: {
    event: events.disconnected,
    direction: 'toDashboard',
    summary: 'The station has no connection to its control; it ends with the next snapshot',
  },
  snapshotRequest: {
    event: events.snapshot,
    direction: 'toStation',
    summary: 'Asks for the whole plant, after a missed number; answered once a second at most',
  },
  userInput: {
    event: events.userInput,
    direction: 'toStation',
    summary: 'A person types, clicks or touches: keeps a session with write access open; sent once a minute at most',
  },
} as const satisfies Readonly<Record<string, PushedEvent>>;

type Pushed = (typeof pushed)[keyof typeof pushed];
type Call<Of> = Of extends { readonly schema: infer Schema extends z.ZodMiniType } ? (message: z.infer<Schema>) => void : () => void;
type Emits<Direction> = { [Of in Extract<Pushed, { readonly direction: Direction }> as Of['event']]: Call<Of> };

/** What the station sends, by event. */
export type StationEmits = Emits<'toDashboard'>;
/** What a dashboard sends, by event. */
export type DashboardEmits = Emits<'toStation'>;
