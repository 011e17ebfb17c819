import { faultCode, type FaultSource } from '../../core/faults/index.ts';
import type { MailNotice } from '../../core/fleet/index.ts';
import type { FleetStation } from '../../core/ports/index.ts';
import { missing } from '../../i18n/format/index.ts';
import type { MailText } from '../../server/mails/sendMail.ts';
import { clipped, plainLine } from '../../server/text/plainLine.ts';
import { namedFault } from '../screen/namedFault.ts';
import { listBlock, longestName, longestSubject, type MailWriting, stationText } from './mailWriting.ts';

type Kind = MailNotice['kind'];
/** A notice with its station, as its reader sees that now. */
interface Shown {
  readonly notice: MailNotice;
  readonly name: string;
  readonly station: Pick<FleetStation, 'plant'>;
}

/** Worst first. */
const order: readonly Kind[] = ['faults', 'silent', 'back'];

/** Text ids, of one station and of several. */
const subjects: Readonly<Record<Kind, { readonly one: string; readonly several: string }>> = {
  faults: { one: /*i18n*/ '{station}: Störung {code}', several: /*i18n*/ '{count} Störungen' },
  silent: { one: /*i18n*/ '{station} meldet sich nicht', several: /*i18n*/ '{count} Stationen melden sich nicht' },
  back: { one: /*i18n*/ '{station} meldet sich wieder', several: /*i18n*/ '{count} Stationen melden sich wieder' },
};

const headings: Readonly<Record<Kind, string>> = {
  faults: /*i18n*/ 'Störungen:',
  silent: /*i18n*/ 'Diese Stationen melden sich nicht:',
  back: /*i18n*/ 'Diese Stationen melden sich wieder:',
};

function sourceText({ i18n }: MailWriting, source: FaultSource): string {
  if (source === 'limits') return i18n._('Messstellen');
  return source === 'master' ? i18n._('Steuerung') : i18n._('Verdichter {number}', { number: source });
}

const codeOf = ({ fault }: MailNotice) => (fault && faultCode(fault.source, fault.bitIndex)) ?? missing;

/** Code and text of a fault, and the name of its machine: what stations send stays on one line. */
function faultLine(writing: MailWriting, { notice, name, station }: Shown, at: string): string {
  const { fault } = notice;
  const named = fault && namedFault(station, fault);
  const source = plainLine(named?.machine ?? '', longestName) || (fault === undefined ? missing : sourceText(writing, fault.source));
  const code = [codeOf(notice), named?.words?.[writing.language] ?? ''].join(' ').trim();
  return writing.i18n._('{station}: {source}, {code}, {at}', { station: name, source, code, at });
}

function lineOf(writing: MailWriting, shown: Shown): string {
  const { i18n, moment } = writing;
  const { notice, name } = shown;
  const at = moment(notice.atMs);
  if (notice.kind === 'silent') return i18n._('{station}: zuletzt gehört {at}', { station: name, at });
  if (notice.kind === 'back') return i18n._('{station}: seit {at}', { station: name, at });
  return faultLine(writing, shown, at);
}

function subjectOf({ i18n }: MailWriting, shown: readonly Shown[]): string {
  const [worst] = shown;
  if (worst === undefined) return '';
  const same = shown.filter(({ notice }) => notice.kind === worst.notice.kind);
  const { one, several } = subjects[worst.notice.kind];
  const first =
    same.length === 1 ? i18n._(one, { station: worst.name, code: codeOf(worst.notice) }) : i18n._(several, { count: same.length });
  return shown.length === same.length ? first : `${first} (+${shown.length - same.length})`;
}

/** The mail about stations that are silent, call again or have an error; undefined where its reader sees none of them any more. */
export function noticesMail(
  writing: MailWriting,
  notices: readonly MailNotice[],
  stations: readonly Pick<FleetStation, 'id' | 'plant'>[],
): MailText | undefined {
  const { i18n } = writing;
  const seen = new Map(stations.map((station) => [station.id, station]));
  const shown = order.flatMap((kind) =>
    notices.flatMap((notice): readonly Shown[] => {
      const station = seen.get(notice.station);
      return notice.kind !== kind || station === undefined ? [] : [{ notice, name: stationText(station.plant), station }];
    }),
  );
  if (shown.length === 0) return undefined;
  const areAllSilent =
    stations.length > 1 &&
    new Set(shown.flatMap(({ notice }) => (notice.kind === 'silent' ? [notice.station] : []))).size === stations.length;
  const blocks = [
    ...order.flatMap((kind) =>
      listBlock(
        writing,
        i18n._(headings[kind]),
        shown.filter(({ notice }) => notice.kind === kind).map((each) => [lineOf(writing, each), ...writing.linkTo(each.notice.station)]),
      ),
    ),
    ...(areAllSilent ? [i18n._('Das sind alle Ihre Stationen. Vielleicht ist der Server der Flotte nicht zu erreichen.')] : []),
    writing.end,
  ];
  return { subject: clipped(subjectOf(writing, shown), longestSubject), text: `${blocks.join('\n\n')}\n` };
}
