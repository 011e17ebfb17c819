import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { DayRangeChoice } from '../../core/time/index.ts';
import { useToday } from './useToday.ts';
import { rangeFromQuery } from './model/rangeQuery.ts';

/** The range of days that the page's address asks for; the same object while it is the same range. Only inside an observer. */
export function useAskedRange(): DayRangeChoice | undefined {
  const [query] = useSearchParams();
  const { from, until } = rangeFromQuery(query, useToday()) ?? {};
  return useMemo(() => (from !== undefined && until !== undefined ? { from, until } : undefined), [from, until]);
}
