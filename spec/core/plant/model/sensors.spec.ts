import { describe, expect, it } from '@jest/globals';
import type { StationSnapshot } from '../../../../core/master/index.ts';
import { demoPlant, type PlantConfig, plantSnapshot } from '../../../../core/plant/index.ts';
import { exactSensors } from '../simulated.ts';
import { extremes } from '../extremes.ts';
import { quietPlant, simulated } from '../simulated.ts';

const { sensors } = demoPlant;
const noisy: PlantConfig = { ...quietPlant, sensors };
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** What is measured on a working morning, true and as the sensors say. */
const pairs: (readonly [StationSnapshot, StationSnapshot])[] = [
  ...simulated({ config: noisy, from: '2025-11-12T04:00:00Z', hours: 4 }),
].map((state) => [plantSnapshot({ ...noisy, sensors: exactSensors }, state), plantSnapshot(noisy, state)]);

type Value = (snapshot: StationSnapshot) => number | undefined;
const ofMachine =
  (of: 'linePressureBar' | 'electricalPowerKW' | 'temperatureDegC', slot = 2): Value =>
  ({ compressors }) =>
    compressors[slot - 1]![of];
const ofInput =
  (place: number): Value =>
  ({ master }) =>
    master.inputs[place]!.value;
const relative = (is: number, truth: number) => is / truth - 1;
const absolute = (is: number, truth: number) => is - truth;

const measured: readonly (readonly [string, Value, typeof relative, number])[] = [
  ['network pressure', ({ master }) => master.systemPressureBar, relative, sensors.pressureShare],
  ['volume flow', ({ master }) => master.volumeFlowM3min, relative, sensors.flowShare],
  ['receiver pressure', ofInput(0), relative, sensors.pressureShare],
  ['dew point', ofInput(1), absolute, sensors.temperatureK],
  ['decentralized pressure', ofInput(2), relative, sensors.pressureShare],
  ['line pressure', ofMachine('linePressureBar'), relative, sensors.pressureShare],
  ['electrical power', ofMachine('electricalPowerKW'), relative, sensors.powerShare],
  ['element temperature', ofMachine('temperatureDegC'), absolute, sensors.temperatureK],
];

const errorsOf = (value: Value, error: typeof relative) =>
  pairs.filter(([truth]) => value(truth) !== 0).map(([truth, is]) => error(value(is)!, value(truth)!));

describe('the error of a sensor', () => {
  it.each(measured)('of %s is bounded, around zero, and new with each sample', (_name, value, error, most) => {
    const errors = errorsOf(value, error);
    expect(errors.length).toBeGreaterThan(5000);
    expect(extremes(errors).least).toBeGreaterThanOrEqual(-most * (1 + 1e-9));
    expect(extremes(errors).greatest).toBeLessThanOrEqual(most * (1 + 1e-9));
    expect(extremes(errors).greatest).toBeGreaterThan(0.99 * most);
    // five standard errors of the mean of an even spread
    const bound = (5 * most) / Math.sqrt(3 * errors.length);
    expect(Math.abs(mean(errors))).toBeLessThan(bound);
    expect(new Set(errors).size).toBeGreaterThan(0.99 * errors.length);
  });

  it('is another one in each sensor', () => {
    const shares = measured.map(([, value, error, most]) =>
      errorsOf(value, error)
        .slice(0, 5000)
        .map((each) => each / most),
    );
    shares.forEach((some, i) => {
      for (const others of shares.slice(i + 1)) expect(Math.abs(mean(some.map((each, k) => each * others[k]!)))).toBeLessThan(0.03);
    });
  });

  it('leaves the power of a machine that stands at zero', () => {
    const standing = pairs.flatMap(([truth, is]) =>
      truth.compressors.flatMap((of, i) => (of.electricalPowerKW === 0 ? [is.compressors[i]!] : [])),
    );
    expect(standing.length).toBeGreaterThan(1000);
    expect(new Set(standing.map(({ electricalPowerKW }) => electricalPowerKW))).toEqual(new Set([0]));
  });

  it('leaves the course of the plant as it is', () => {
    const last = (config: PlantConfig) => [...simulated({ config, from: '2025-11-12T04:00:00Z', hours: 0.5 })].at(-1);
    expect(last(noisy)).toEqual(last(quietPlant));
  });
});
