import type { Area } from '../../../core/access/index.ts';
import { activeFaults, type FaultSeverity, type MachineFaults } from '../../../core/faults/index.ts';
import { type MaintenanceItem, serviceDue } from '../../../core/maintenance/index.ts';

/** How many things an area has that somebody should see to. */
export interface AreaCount {
  readonly count: number;
  /** CSS class that sets the colours. */
  readonly tone: string;
  /** Text id with `count`. */
  readonly words: string;
}

export interface AreaFacts {
  readonly faults: readonly MachineFaults[];
  readonly maintenance: readonly MaintenanceItem[] | undefined;
}

type Counter = (facts: AreaFacts) => number;

const withSeverity =
  (wanted: FaultSeverity): Counter =>
  ({ faults }) =>
    faults.flatMap(activeFaults).filter(({ severity }) => severity === wanted).length;

const withDue =
  (wanted: ReturnType<typeof serviceDue>): Counter =>
  ({ maintenance = [] }) =>
    maintenance.filter(({ remainingH }) => serviceDue(remainingH) === wanted).length;

interface Rule extends Omit<AreaCount, 'count'> {
  readonly of: Counter;
}

/** By area, worst first: the first that counts anything is shown. */
const rules: Readonly<Partial<Record<Area, readonly Rule[]>>> = {
  maintenance: [
    {
      of: withDue('overdue'),
      tone: 's-warn',
      words: /*i18n*/ '{count, plural, one {# Wartung überfällig} other {# Wartungen überfällig}}',
    },
    {
      of: withDue('dueSoon'),
      tone: 's-maint',
      words: /*i18n*/ '{count, plural, one {# Wartung bald fällig} other {# Wartungen bald fällig}}',
    },
  ],
  errors: [
    {
      of: withSeverity('error'),
      tone: 's-error',
      words: /*i18n*/ '{count, plural, one {# Störung steht an} other {# Störungen stehen an}}',
    },
    {
      of: withSeverity('warning'),
      tone: 's-warn',
      words: /*i18n*/ '{count, plural, one {# Warnung steht an} other {# Warnungen stehen an}}',
    },
  ],
};

/** Undefined when there is nothing to see to. */
export function areaCount(area: Area, facts: AreaFacts): AreaCount | undefined {
  return rules[area]?.map(({ of, tone, words }) => ({ count: of(facts), tone, words })).find(({ count }) => count > 0);
}
