import { serviceClasses, type VisitPlan } from '../../../../core/fleet/index.ts';
import { maintenanceComponents } from '../../../../core/maintenance/index.ts';
import { componentNames } from '../../maintenanceWire.ts';
import { label } from './amount.ts';
import { choice, type Codec, list, maybe, number, readWire, record, text } from './codec.ts';
import type { WireFleetService } from './serviceSchemas.ts';

type Component = (typeof maintenanceComponents)[number];
const wireName = choice(maintenanceComponents.map((component) => componentNames[component]));

const component: Codec<Component, (typeof componentNames)[Component]> = {
  write: (value) => componentNames[value],
  read: (wire) => {
    const name = wireName.read(wire);
    return maintenanceComponents.find((each) => componentNames[each] === name) ?? choice(maintenanceComponents).read(undefined);
  },
};

const services = list(
  record({
    index: ['slot', number],
    machine: ['machine', text],
    component: ['component', component],
    serviceClass: ['class', choice(serviceClasses)],
    intervalH: ['interval_h', maybe(number)],
    remainingH: ['remaining_h', maybe(number)],
    expectedMs: ['expected_ms', maybe(number)],
    coverage: ['coverage', number],
  }),
);

const plan = record({
  fromDay: ['from_day', text],
  untilDay: ['until_day', text],
  places: [
    'places',
    list(
      record({
        area: ['area', text],
        visits: ['visits', list(record({ ...label, day: ['day', text], services: ['services', services] }))],
      }),
    ),
  ],
  counts: [
    'counts',
    record({
      overdue: ['overdue', number],
      due: ['due', number],
      dueSoon: ['dueSoon', number],
      notDue: ['notDue', number],
      unknown: ['unknown', number],
    }),
  ],
  unknown: ['unknown', list(record({ ...label, services: ['services', services] }))],
  withoutList: ['without_list', list(record(label))],
});

export const encodeFleetService = (of: VisitPlan): WireFleetService => plan.write(of);
/** Undefined for what is no plan. */
export const decodeFleetService = (wire: unknown): VisitPlan | undefined => readWire(plan, wire);
