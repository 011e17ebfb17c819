import type { OrderResult } from './CallResult.ts';
import type { SessionToken } from './SessionToken.ts';

/** What a station does on command. */
export interface StationCommands {
  /** Restarts the web server, soon; sessions survive, and the feed comes back by itself. */
  reboot(token: SessionToken): Promise<OrderResult>;
  /** Counts energy and air of the think-green figures from now on; the mark of it on the time axis has the name, empty for none. */
  resetThinkGreen(token: SessionToken, name?: string): Promise<OrderResult>;
}
