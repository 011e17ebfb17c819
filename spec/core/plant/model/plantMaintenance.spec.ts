import { describe, expect, it } from '@jest/globals';
import { maintenanceComponents } from '../../../../core/maintenance/index.ts';
import {
  machineFaultKinds,
  type PlantConfig,
  plantFaults,
  plantMaintenance,
  type PlantState,
  startPlant,
} from '../../../../core/plant/index.ts';
import { machineHeatKW } from '../../../../core/plant/model/machineHeatKW.ts';
import { once } from '../scenarios.ts';
import { after, quietPlant, simulated } from '../simulated.ts';

const fromMs = Date.parse('2025-11-12T05:00:00Z');
const all: PlantConfig = {
  ...quietPlant,
  machines: quietPlant.machines.map((machine) => ({
    ...machine,
    maintenance: maintenanceComponents.map((component, i) => ({ component, intervalH: 2000 + 500 * i, leftH: 300 + 10 * i })),
  })),
};

const leftH = (config: PlantConfig, state: PlantState) =>
  new Map(plantMaintenance(config, state).map(({ index, component, remainingH }) => [`${index} ${component}`, remainingH!]));

describe('service counters', () => {
  it('start as configured, for each of eleven components', () => {
    const items = plantMaintenance(all, startPlant(all, { seed: 1, atMs: fromMs }));
    expect(items).toHaveLength(11 * all.machines.length);
    for (const { component, intervalH, remainingH } of items) {
      const i = maintenanceComponents.indexOf(component);
      expect(intervalH).toBe(2000 + 500 * i);
      expect(remainingH).toBeCloseTo(300 + 10 * i, 6);
    }
  });

  it('count running hours down, and calendar hours for the annual maintenance', () => {
    const hours = 6;
    const first = startPlant(all, { seed: 1, atMs: fromMs });
    const last = after({ config: all, from: fromMs, hours });
    const [before, now] = [leftH(all, first), leftH(all, last)];
    all.machines.forEach(({ index }, i) => {
      const ranH = (last.machines[i]!.loadS + last.machines[i]!.noLoadS - first.machines[i]!.loadS - first.machines[i]!.noLoadS) / 3600;
      for (const component of maintenanceComponents) {
        const passedH = before.get(`${index} ${component}`)! - now.get(`${index} ${component}`)!;
        expect(passedH).toBeCloseTo(component === 'annualMaintenance' ? hours : ranH, 6);
      }
    });
  });

  it('of one component are set back by its service, of all by a service of all', () => {
    const services = [
      once(fromMs + 60_000, 60, { kind: 'service', slot: 1, component: 'oilFilter' }),
      once(fromMs + 60_000, 60, { kind: 'service', slot: 2, component: 'all' }),
    ];
    const config = { ...all, events: services };
    const now = leftH(config, after({ config, from: fromMs, hours: 0.1 }));
    maintenanceComponents.forEach((component, i) => {
      const isNew = (slot: number) => now.get(`${slot} ${component}`)! > 2000 + 500 * i - 0.2;
      expect([isNew(1), isNew(2), isNew(3)]).toEqual([component === 'oilFilter', true, false]);
    });
  });

  it('go below zero with the maintenance reported, until the engineer comes', () => {
    const [one] = quietPlant.machines;
    const dryer = { component: 'dryer', intervalH: 2000, leftH: 1 } as const;
    const config = {
      ...quietPlant,
      service: { visitAfterOverdueH: 5, earlyShare: 0.1 },
      machines: [{ ...one!, maintenance: [dryer] }],
    };
    const seen = { overdueH: 0, serviced: false };
    for (const state of simulated({ config, from: fromMs, hours: 12, stepS: 10 })) {
      const [item] = plantMaintenance(config, state);
      const isReported = plantFaults(config, state).some(
        ({ source, bitIndex }) => source === 1 && bitIndex === machineFaultKinds.dryerDue.bitIndex,
      );
      expect(isReported).toBe(item!.remainingH! <= 0);
      seen.overdueH = Math.min(seen.overdueH, item!.remainingH!);
      seen.serviced ||= item!.remainingH! > 1900;
    }
    expect(seen.overdueH).toBeLessThan(-4.9);
    expect(seen.overdueH).toBeGreaterThan(-5.1);
    expect(seen.serviced).toBe(true);
  });

  it('are new in a new machine, and not listed while its slot is empty', () => {
    const config = { ...all, events: [once(fromMs + 60_000, 120, { kind: 'absence', slot: 5, comesBack: 'new' })] };
    for (const state of simulated({ config, from: fromMs, hours: 0.1 })) {
      const items = plantMaintenance(config, state).filter(({ index }) => index === 5);
      const sinceMs = state.atMs - fromMs;
      expect(items).toHaveLength(sinceMs >= 60_000 && sinceMs < 180_000 ? 0 : 11);
      if (sinceMs >= 180_000) expect(items.every(({ intervalH, remainingH }) => remainingH! > intervalH! - 0.1)).toBe(true);
    }
  });

  it('cost a little power as separator and filter wear', () => {
    const withLeft = (share: number): PlantConfig => ({
      ...quietPlant,
      machines: quietPlant.machines.map((machine) => ({
        ...machine,
        maintenance: machine.maintenance.map(({ component, intervalH }) => ({ component, intervalH, leftH: share * intervalH })),
      })),
    });
    const inputKW = [1, 0.5, 0.01].map((share) =>
      machineHeatKW(withLeft(share), startPlant(withLeft(share), { seed: 1, atMs: fromMs + 3 * 3_600_000 })).reduce(
        (sum, of) => sum + of.inputKW,
        0,
      ),
    );
    expect(inputKW[1]! / inputKW[0]!).toBeGreaterThan(1);
    expect(inputKW[2]! / inputKW[1]!).toBeGreaterThan(inputKW[1]! / inputKW[0]!);
    expect(inputKW[2]! / inputKW[0]!).toBeLessThan(1.03);
  });
});
