import type { Equivalents } from './Equivalents.ts';

export const fleetEquivalents: Equivalents = {
  'fleet/screen/stationView.ts': [
    {
      text: 'for (let i = 0; i < count; i++) first = `${monthOf(shiftDay(first, -1))}-01`;',
      was: '1',
      becomes: '(1 + 1)',
      reason: 'the last day but one of a month is of the same month',
    },
    {
      text: 'reading.monthsOf(id, monthBefore(until, monthsBack), monthOf(shiftDay(until, 1))),',
      was: '1',
      becomes: '(1 + 1)',
      reason: 'no station has a day later than tomorrow',
    },
  ],
};
