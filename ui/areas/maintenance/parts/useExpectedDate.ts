import { useLingui } from '@lingui/react';
import { stores, useService } from '../../../di/index.ts';
import { useFormat } from '../../../station/index.ts';
import { yearAfter } from '../model/yearAfter.ts';

export interface ExpectedDates {
  /** `10.03.2028` or `nach 2031`; `---` without a date. */
  readonly dateOf: (expectedMs: number | undefined) => string;
  /** `voraussichtlich am 10.03.2028` or `nach 2031`. */
  readonly aboutWhen: (expectedMs: number) => string;
  /** A forecast to the day would say more than is known. */
  readonly isFar: (expectedMs: number) => boolean;
}

/** How expected dates are reported. Only inside an observer. */
export function useExpectedDate(): ExpectedDates {
  const { i18n } = useLingui();
  const { date, zone } = useFormat();
  const { hourMs = NaN } = useService(stores.services);
  const far = (expectedMs: number | undefined) => {
    const year = expectedMs === undefined ? undefined : yearAfter(expectedMs, hourMs, zone);
    return year === undefined ? undefined : i18n._('nach {year}', { year });
  };
  return {
    dateOf: (expectedMs) => far(expectedMs) ?? date(expectedMs),
    aboutWhen: (expectedMs) => far(expectedMs) ?? i18n._('voraussichtlich am {date}', { date: date(expectedMs) }),
    isFar: (expectedMs) => yearAfter(expectedMs, hourMs, zone) !== undefined,
  };
}
