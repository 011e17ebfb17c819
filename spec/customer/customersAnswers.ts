import {
  type BalanceRequest,
  callOrigins,
  type CallName,
  decodeBalanceRequest,
  decodeStatisticsRequest,
  encodeBacklogLine,
  encodeBalance,
  encodeFaultLogEntry,
  encodeSettings,
  encodeStatistics,
  eventOrigins,
  type StatisticsRequest,
} from '../../adapters/contract/index.ts';
import { energyBalanceOf } from '../../core/balance/index.ts';
import { tariffOf } from '../../core/tariff/index.ts';
import { dayOfDayFileName } from '../../core/dayFile/index.ts';
import { installedCompressors } from '../../core/master/index.ts';
import { rowAt } from '../../core/samples/index.ts';
import type { TimeRange } from '../../core/time/index.ts';
import { totalsOf } from '../../core/totals/index.ts';
import { defaultSettings } from '../../core/settings/index.ts';
import { countsOfTotals } from '../../core/statistics/index.ts';
import { customersPart } from './customersPart.ts';
import { type CustomersPlant, recordS } from './customersPlant.ts';

/** What is answered: JSON, or a text that is called as bytes or as words. */
export type Reply = { readonly json: unknown } | { readonly bytes: string } | { readonly words: string };

/** Settings by group, with the customer's names. */
export type CustomersSettings = Readonly<Record<string, unknown>>;

const areas = ['overview', 'analytics', 'energy_balancing', 'maintenance', 'errors', 'settings'];
const rightsTo = (...closed: readonly string[]) => Object.fromEntries(areas.map((area) => [area, !closed.includes(area)]));
const decidedGroups = ['network', 'time', 'customer', 'sms', 'chart'];
/** A password is a text like any other there, and nobody is to see it. */
export const sentPassword = 'hidden-words';

/** The settings at the start; everybody who reads may look at them. */
export function customersSettings(): CustomersSettings {
  const wire = customersPart(encodeSettings(defaultSettings), eventOrigins.settings.toDashboard) as Record<string, Record<string, object>>;
  const {
    email = {},
    share = {},
    ...others
  } = Object.fromEntries(Object.entries(wire).filter(([group]) => !decidedGroups.includes(group)));
  return {
    ...others,
    rights: { demo: rightsTo('maintenance', 'errors', 'settings'), read: rightsTo() },
    email: { ...email, account: { ...email['account'], user_password: sentPassword } },
    share: { ...share, user_password: sentPassword },
  };
}

const archives: Readonly<Record<'GLW' | 'Comp', Readonly<Record<string, string>>>> = {
  GLW: { 'GLW_2026-02.csv': `month;energy\n${'2026-02;1234\n'.repeat(100)}` },
  Comp: { 'Comp1_2026-02.csv': `month;energy\n${'2026-02;567\n'.repeat(100)}` },
};

/** The answers of the customer's text, by call; undefined for a call that is not in it. */
export function customersAnswers(plant: CustomersPlant, onReset: () => void): (call: string, body: unknown) => Reply | undefined {
  const part = (call: CallName, wire: unknown): Reply => ({ json: customersPart(wire, callOrigins[call].toDashboard) });
  const totals = (range: TimeRange) => totalsOf(plant.samples, range, recordS);
  const files: Readonly<Record<string, string>> = {
    ...Object.fromEntries([...plant.dayFiles].map(([name, content]) => [`/hedata/logs/${name}`, content])),
    ...Object.fromEntries(
      Object.values(archives).flatMap((of) => Object.entries(of).map(([name, content]) => [`/archive/${name}`, content])),
    ),
  };
  const sizes = (kind: keyof typeof archives) => Object.entries(archives[kind]).map(([file, content]) => ({ file, size: content.length }));

  const table: Readonly<Record<string, (body: unknown) => Reply>> = {
    'POST /daily_statistics/get_stat': (body) => {
      const { name, range } = decodeStatisticsRequest(body as StatisticsRequest);
      return part('statistics', encodeStatistics(name, countsOfTotals(totals(range))));
    },
    'POST /daily_statistics/get_energy_balance_data': (body) => {
      const range = decodeBalanceRequest(body as BalanceRequest);
      const balance = energyBalanceOf(totals(range), installedCompressors(plant.now()), tariffOf(defaultSettings.units));
      return part('energyBalance', { ...encodeBalance(balance), range: {} });
    },
    'GET /daily_statistics/get_available_days': () => ({ json: [...plant.dayFiles.keys()].map(dayOfDayFileName) }),
    'POST /think_green/reset': () => {
      onReset();
      return { words: 'reset' };
    },
    'POST /error_log/all': () => part('errorLog', plant.faultLog.map(encodeFaultLogEntry)),
    'GET /archive/available': () => ({ json: { GLW: sizes('GLW'), Comp: sizes('Comp') } }),
    'GET /hedata/logs/list': () => ({ json: [...plant.dayFiles.keys()].map((name) => ({ name, path: name })) }),
    'POST /settings/user/passwd': () => ({ words: 'OK' }),
  };

  const backlogOf = (day: string): string =>
    Array.from(plant.samples.timesMs, (atMs, row) =>
      new Date(atMs).toISOString().startsWith(day) ? encodeBacklogLine(rowAt(plant.samples, row)) : '',
    )
      .filter((line) => line !== '')
      .join('\n');

  return (call, body) => {
    const [, day] = /^GET \/backlog\/(\d{4}-\d\d-\d\d)\.jsonarr$/.exec(call) ?? [];
    if (day !== undefined) return { bytes: backlogOf(day) };
    const file = call.startsWith('GET ') ? files[decodeURIComponent(call.slice('GET '.length))] : undefined;
    return file === undefined ? table[call]?.(body) : { bytes: file };
  };
}
