import type { Sessions } from '../access/sessions.ts';
import type { StationBacklog } from '../sdcard/stationBacklog.ts';
import type { StationSettings } from '../stationSettings.ts';
import type { PasswordRepository } from '../store/passwordRepository.ts';

/** What the routes call. */
export interface RouteParts {
  readonly version: string;
  readonly settings: StationSettings;
  readonly passwords: PasswordRepository;
  readonly sessions: Sessions;
  readonly backlog: StationBacklog;
  readonly compressorCount: () => number;
}
