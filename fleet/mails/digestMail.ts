import type { WeekDigest } from '../../core/fleet/index.ts';
import { defaultSettings } from '../../core/settings/index.ts';
import { formatQuantity, missing } from '../../i18n/format/index.ts';
import { amountText, defaultRegion, intervalOf } from '../../i18n/index.ts';
import type { MailText } from '../../server/mails/sendMail.ts';
import { plainLine } from '../../server/text/plainLine.ts';
import { listBlock, type MailWriting, stationText } from './mailWriting.ts';

const { units } = defaultSettings;
/** Leaks that are worth a line. */
const longestLeaks = 5;

/** The mail about what stood out in a week. */
export function digestMail(writing: MailWriting, digest: WeekDigest): MailText {
  const { i18n, language, moment, day, linkTo } = writing;
  const region = defaultRegion(language);
  const amounts = amountText(i18n, region, units);
  const { fromDay, untilDay, stations, silent, errors, services, leaks, energyKWh, coverageShare } = digest;
  const week = { from: day(fromDay), until: day(untilDay), count: stations };
  const energy = energyKWh === undefined ? missing : amounts.figure('energy', { ...energyKWh, isUpperBound: false }, 0);
  const leakText = ({ flowM3min, costPerYear, currency }: WeekDigest['leaks'][number]) => {
    const [flow, cost] = [intervalOf(flowM3min), intervalOf(costPerYear)];
    const parts = [
      flow === undefined ? missing : amounts.figure('volumeFlow', flow),
      ...(cost === undefined ? [] : [i18n._('{money} im Jahr', { money: amounts.money(cost, plainLine(currency)) })]),
    ];
    return parts.join(', ');
  };
  const blocks = [
    i18n._('Die Woche vom {from} bis {until} an Ihren Stationen ({count}).', week),
    i18n._('Energie: {energy}. Daten: {coverage} der Zeit.', {
      energy,
      coverage: formatQuantity('ratio', coverageShare, units, region).text,
    }),
    ...listBlock(
      writing,
      i18n._('Ohne Verbindung:'),
      silent.map((each) => [
        i18n._('{station}: zuletzt gehört {at}', { station: stationText(each), at: moment(each.seenMs) }),
        ...linkTo(each.station),
      ]),
    ),
    ...listBlock(
      writing,
      i18n._('Störungen der Woche:'),
      errors.map((each) => [`${stationText(each)}: ${each.count}`, ...linkTo(each.station)]),
    ),
    ...listBlock(
      writing,
      i18n._('Wartungen:'),
      services.map((each) => [
        i18n._('{station}: {overdue} überfällig, {due} fällig', { station: stationText(each), overdue: each.overdue, due: each.due }),
        ...linkTo(each.station),
      ]),
    ),
    ...listBlock(
      writing,
      i18n._('Größte Leckagen:'),
      leaks.slice(0, longestLeaks).map((each) => [`${stationText(each)}: ${leakText(each)}`, ...linkTo(each.station)]),
    ),
    ...(silent.length + errors.length + services.length + leaks.length === 0 ? [i18n._('Sonst ist nichts aufgefallen.')] : []),
    writing.end,
  ];
  return { subject: i18n._('Flotte, {from} bis {until}', week), text: `${blocks.join('\n\n')}\n` };
}
