import type { HeatReport } from '../heatReport/index.ts';
import { type HeatSource, type HeatCircuit } from '../plantData/index.ts';
import type { TimeRange } from '../time/index.ts';
import type { CallResult } from './CallResult.ts';
import type { Waiting } from './Download.ts';
import type { SessionToken } from './SessionToken.ts';

/** The waste heat of a circuit, with what was entered of it. */
export interface HeatReportAnswer {
  readonly report: HeatReport;
  /** As it held at the end of the range; undefined without an entry. */
  readonly source: HeatSource | undefined;
  /** Of the energies of the quarter hours: `heatDataText`, in hexadecimal digits. */
  readonly dataSha256: string;
}

/** Asks for the waste heat of a range of whole quarter hours. */
export interface HeatReports {
  read(range: TimeRange, circuit: HeatCircuit, token: SessionToken, waiting?: Waiting): Promise<CallResult<HeatReportAnswer>>;
}
