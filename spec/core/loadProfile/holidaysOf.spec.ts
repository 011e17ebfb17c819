import { expect, it } from '@jest/globals';
import { holidaysOf } from '../../../core/loadProfile/index.ts';

it('holidays are the days by the plant’s clock that a time marked so touches', () => {
  const windowOf = (kind: 'holiday' | 'shutdown', from: string, until: string) => ({
    kind,
    note: '',
    fromMs: Date.parse(from),
    untilMs: Date.parse(until),
  });
  const windows = [
    windowOf('holiday', '2026-12-24T23:00:00Z', '2026-12-26T23:00:00Z'),
    windowOf('shutdown', '2026-08-03T00:00:00Z', '2026-08-05T00:00:00Z'),
  ];
  expect([...holidaysOf(windows, 'Europe/Berlin')]).toEqual(['2026-12-25', '2026-12-26']);
});
