import type { MeasureRow, MeasuresPicture } from '../measures/index.ts';
import type { TimeRange } from '../time/index.ts';
import type { AnnexColumn, AnnexFigure, AnnexTable } from './AnnexDocument.ts';
import { figureOfFinding } from './annexFigures.ts';

const amounts = ['money', 'energy', 'co2'] as const;
const ids = { money: 'savedCost', energy: 'savedEnergy', co2: 'savedCo2' } as const;

/** What each measure that was found saves in a year, in their order. */
export const measureFigures = ({ rows }: MeasuresPicture, range: TimeRange): readonly AnnexFigure[] =>
  rows.flatMap(({ found }) =>
    amounts.flatMap((name) => {
      const [amount, source] = [found[name], { command: 'annex', path: '' } as const];
      return amount === undefined ? [] : [figureOfFinding(ids[name], amount, { range, measure: found.measure, source })];
    }),
  );

const column = (id: AnnexColumn['id'], is: AnnexColumn['is'], unit = ''): AnnexColumn => ({ id, is, unit });
const columns = [
  column('measure', 'measure'),
  column('rank', 'count'),
  column('compressors', 'text'),
  column('decision', 'word'),
  column('day', 'day'),
  column('investment', 'number', 'currency'),
  column('lifeYears', 'number', 'a'),
];

type Ranked = Pick<MeasureRow['found'], 'measure' | 'slots'> & Pick<MeasureRow, 'entry'>;

const cellsOf = ({ measure, slots, entry }: Ranked, rank: number | undefined) => [
  ...[measure, rank, slots.join(', '), entry?.state ?? 'open', entry?.on, entry?.investment, entry?.lifeYears],
];

/** The measures in their order with what was decided of them, those that are done behind; and those that were looked for and not found. */
export const measureTables = ({ rows, settled, notFound }: MeasuresPicture): readonly AnnexTable[] => [
  {
    id: 'measures',
    kind: 'entered',
    columns,
    rows: [
      ...rows.map(({ found, entry }, i) => cellsOf({ ...found, entry }, i + 1)),
      ...settled.map((entry) => cellsOf({ ...entry, entry }, undefined)),
    ],
  },
  {
    id: 'notFound',
    kind: undefined,
    columns: [column('measure', 'measure'), column('reason', 'reason')],
    rows: notFound.map(({ measure, reason }) => [measure, reason]),
  },
];
