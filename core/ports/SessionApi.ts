import type { Settings } from '../settings/index.ts';
import type { OpenSession } from './SessionStorage.ts';

/** `wrongPassword`: the station refused it; `failed`: no answer, or none that can be understood; `tooMany`: try again later. */
export type LoginAnswer =
  | { readonly outcome: 'opened'; readonly open: OpenSession; readonly settings: Partial<Settings> }
  | { readonly outcome: 'wrongPassword' | 'tooMany' | 'failed' };

/** Opens and closes sessions at the station; never throws. */
export interface SessionApi {
  login(password: string): Promise<LoginAnswer>;
  logout(token: string): Promise<void>;
}
