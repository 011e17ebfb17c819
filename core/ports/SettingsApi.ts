import type { Level } from '../access/index.ts';
import type { Sent, Settings, SettingsGroup } from '../settings/index.ts';
import type { CallResult, SaveResult } from './CallResult.ts';
import type { Waiting } from './Download.ts';
import type { SessionToken } from './SessionToken.ts';

/** A time zone that may be chosen. */
export interface ZoneChoice {
  /** IANA name. */
  readonly name: string;
  /** Minutes that its wall time is ahead of UTC at present; undefined when the station does not say. */
  readonly offsetMin: number | undefined;
}

/** Whether the mail server took every test mail, and what it said, for a person. */
export interface TestMailAnswer {
  readonly isSent: boolean;
  readonly text: string;
}

/** What the settings pages ask of the station; the language, as in BCP 47, is the one of its texts. */
export interface SettingsApi {
  /** All fields of a group; a saved time zone or NTP server restarts the web server. */
  save<G extends SettingsGroup>(group: G, values: Sent<Settings[G]>, token: SessionToken, language: string): Promise<SaveResult>;
  /** A group as it is now; what the station leaves out is as in `defaultSettings`. */
  read<G extends SettingsGroup>(group: G, token: SessionToken, waiting?: Waiting): Promise<CallResult<Settings[G]>>;
  /** Ends the other sessions of the level. */
  changePassword(level: Level, newPassword: string, token: SessionToken, language: string): Promise<SaveResult>;
  timeZones(token: SessionToken, waiting?: Waiting): Promise<CallResult<readonly ZoneChoice[]>>;
  /** With the settings that are saved; takes up to a minute. */
  sendTestMail(token: SessionToken, language: string, waiting?: Waiting): Promise<CallResult<TestMailAnswer>>;
}
