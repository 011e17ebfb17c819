import { type ClosedTimeRange, textInZone } from '../../../../core/time/index.ts';

/** What a file has in its name. */
export interface OutputFacts {
  /** Undefined while the station has no name. */
  readonly station: string | undefined;
  /** What it shows, in the language of the page. */
  readonly kind: string;
  readonly span: ClosedTimeRange;
  /** IANA name. */
  readonly zone: string;
}

const pattern = 'yyyy-MM-dd-HHmm';
const dayLength = 'yyyy-MM-dd'.length;
/** Letters and digits of any script stay; what a file system may refuse, and spaces, become one dash. */
const plain = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');

/** The name of a file, without its ending: `Werk-Süd-Station-1_Verlauf_2026-11-23-0000_0751`. */
export function outputName({ station = '', kind, span, zone }: OutputFacts): string {
  const [from, until] = [textInZone(span.fromMs, zone, pattern), textInZone(span.toMs, zone, pattern)];
  const isOneDay = from.slice(0, dayLength) === until.slice(0, dayLength);
  return [plain(station), plain(kind), from, isOneDay ? until.slice(dayLength + 1) : until].filter(Boolean).join('_');
}
