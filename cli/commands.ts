import type { CliCommand } from './CliCommand.ts';
import { annex } from './commands/annex.ts';
import { balance } from './commands/balance.ts';
import { blackbox } from './commands/blackbox.ts';
import { cost } from './commands/cost.ts';
import { convert } from './commands/convert.ts';
import { duties } from './commands/duties.ts';
import { heat } from './commands/heat.ts';
import { heatReport } from './commands/heatReport.ts';
import { inputs } from './commands/inputs.ts';
import { inspect } from './commands/inspect.ts';
import { leaks } from './commands/leaks.ts';
import { machines } from './commands/machines.ts';
import { measures } from './commands/measures.ts';
import { performance } from './commands/performance.ts';
import { profile } from './commands/profile.ts';
import { profileCheck } from './commands/profileCheck.ts';
import { profileRead } from './commands/profileRead.ts';
import { stationBackup } from './commands/stationBackup.ts';
import { stationRestore } from './commands/stationRestore.ts';
import { statistics } from './commands/statistics.ts';
import { whatif } from './commands/whatif.ts';

/** All commands, in the order of the help. */
export const commands: readonly CliCommand[] = [
  balance,
  statistics,
  heat,
  heatReport,
  cost,
  leaks,
  performance,
  machines,
  whatif,
  measures,
  annex,
  duties,
  convert,
  inputs,
  inspect,
  blackbox,
  profileCheck,
  profileRead,
  profile,
  stationBackup,
  stationRestore,
];
