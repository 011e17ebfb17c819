import { configOf } from '../../../station/config/StationConfig.ts';
import { endOnSignal } from '../../../station/endOnSignal.ts';
import { runStation } from '../../../station/runStation.ts';
import { stationLog } from '../../../server/process/log.ts';
import { terminalNotices } from '../../../server/process/Notices.ts';

/** Longer than a busy machine stands still. */
const longestMs = 250_000;

/** A station whose stop may take longer than the product's; a process of its own. */
const config = configOf(process.argv.slice(2), {})!;
const log = stationLog(config.logLevel, config.logFormat);
const clock = { nowMs: () => Date.now() };
await runStation({ config, log, clock, notices: terminalNotices(process.stdout), signal: endOnSignal(longestMs) });
