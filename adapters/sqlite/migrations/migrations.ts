import { first } from './0001_first.ts';
import { access } from './0002_access.ts';
import { faults } from './0003_faults.ts';
import { totals } from './0004_totals.ts';
import { flows } from './0005_flows.ts';
import { damage } from './0006_damage.ts';
import { settings } from './0007_settings.ts';
import { field } from './0008_field.ts';
import { faultWork } from './0009_faultWork.ts';
import { channelSums } from './0010_channelSums.ts';
import { wallLinks } from './0011_wallLinks.ts';
import { faultWindows } from './0012_faultWindows.ts';
import { services } from './0013_services.ts';
import { faultCauses } from './0014_faultCauses.ts';
import { marks } from './0015_marks.ts';
import { pendingRestore } from './0016_pendingRestore.ts';
import { countNames } from './0017_countNames.ts';
import { windowsOfErrors } from './0018_windowsOfErrors.ts';
import { dayDetails } from './0019_dayDetails.ts';
import { energies } from './0020_energies.ts';
import { north } from './0021_north.ts';
import { priceSeries } from './0022_priceSeries.ts';
import { energyVariables } from './0023_energyVariables.ts';
import { programs } from './0024_programs.ts';
import { monthReports } from './0025_monthReports.ts';
import { machineDetails } from './0026_machineDetails.ts';
import { replayDetails } from './0027_replayDetails.ts';
import { fleet } from './0028_fleet.ts';

/** In the order they run; the database's version is the number of those it has seen. Never change one that was released. */
export const migrations: readonly string[] = [
  first,
  access,
  faults,
  totals,
  flows,
  damage,
  settings,
  field,
  faultWork,
  channelSums,
  wallLinks,
  faultWindows,
  services,
  faultCauses,
  marks,
  pendingRestore,
  countNames,
  windowsOfErrors,
  dayDetails,
  energies,
  north,
  priceSeries,
  energyVariables,
  programs,
  monthReports,
  machineDetails,
  replayDetails,
  fleet,
];
