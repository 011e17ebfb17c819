import { describe, expect, it, test } from '@jest/globals';
import { rangeFromQuery, rangeQueryOf, rangeToQuery } from '../../../../ui/dates/model/rangeQuery.ts';

const today = '2026-11-20';

describe('the range in the address', () => {
  test.each<[string, string | undefined]>([
    ['from=2026-11-14&until=2026-11-20', '2026-11-14 2026-11-20'],
    ['from=2026-11-20&until=2026-11-20', '2026-11-20 2026-11-20'],
    ['x=1h&until=2026-11-16&from=2026-11-14', '2026-11-14 2026-11-16'],
    ['', undefined],
    ['from=2026-11-14', undefined],
    ['from=2026-11-20&until=2026-11-14', undefined],
    ['from=2026-11-14&until=2026-11-21', undefined],
    ['from=2026-02-30&until=2026-11-20', undefined],
    ['from=yesterday&until=today', undefined],
  ])('?%s', (query, range) => {
    const found = rangeFromQuery(new URLSearchParams(query), today);
    expect(found && `${found.from} ${found.until}`).toBe(range);
  });

  it('is read back as it was written, and leaves the rest of the query alone', () => {
    const range = { from: '2026-11-14', until: '2026-11-16' };
    const query = rangeToQuery(new URLSearchParams('x=1h&from=2026-01-01'), range);
    expect(query.toString()).toBe('x=1h&from=2026-11-14&until=2026-11-16');
    expect(rangeFromQuery(query, today)).toEqual(range);
  });

  it('goes along to another statistic without what only this page knows', () => {
    expect(rangeQueryOf('?x=1h&from=2026-11-14&until=2026-11-16')).toBe('?from=2026-11-14&until=2026-11-16');
    expect(rangeQueryOf('?x=1h')).toBe('');
  });
});
