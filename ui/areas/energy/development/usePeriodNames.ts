import { useLingui } from '@lingui/react';
import { plantDayOf } from '../../../../core/time/index.ts';
import { formatDay, formatDayAndMonth, formatDayOfMonth, formatMonth } from '../../../../i18n/format/index.ts';
import { useFormat } from '../../../station/index.ts';
import type { DevelopmentPeriod, Pace } from '../../../../core/balance/index.ts';

export interface PeriodNames {
  readonly whole: (period: DevelopmentPeriod) => string;
  /** Below a column. */
  readonly short: (period: DevelopmentPeriod) => string;
  /** What begins with a column; undefined when nothing does. */
  readonly begun: (period: DevelopmentPeriod, before: DevelopmentPeriod | undefined) => string | undefined;
}

const monthOf = ({ firstDay }: DevelopmentPeriod) => firstDay.slice(0, 7);
const yearOf = ({ firstDay }: DevelopmentPeriod) => firstDay.slice(0, 4);
const monthLetters = 3;

/** How the steps of a development are called. Only inside an observer. */
export function usePeriodNames(pace: Pace): PeriodNames {
  const { i18n } = useLingui();
  const { region, zone } = useFormat();
  const day = (text: string) => formatDay(text, region);
  const lastDayOf = ({ range }: DevelopmentPeriod) => plantDayOf(range.untilMs - 1, zone);
  switch (pace) {
    case 'day':
      return {
        whole: ({ firstDay }) => day(firstDay),
        short: ({ firstDay }) => formatDayOfMonth(firstDay, region),
        begun: (period, before) =>
          before === undefined || monthOf(before) !== monthOf(period) ? formatMonth(monthOf(period), region).split(' ')[0] : undefined,
      };
    case 'week':
      return {
        whole: (period) => i18n._('{from} bis {until}', { from: day(period.firstDay), until: day(lastDayOf(period)) }),
        short: ({ firstDay }) => formatDayAndMonth(firstDay, region),
        begun: (period, before) => (before === undefined || yearOf(before) !== yearOf(period) ? yearOf(period) : undefined),
      };
    case 'month':
      return {
        whole: (period) => formatMonth(monthOf(period), region),
        short: (period) => formatMonth(monthOf(period), region).slice(0, monthLetters),
        begun: (period, before) => (before === undefined || yearOf(before) !== yearOf(period) ? yearOf(period) : undefined),
      };
  }
}
