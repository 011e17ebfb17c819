import { describe, expect, it, test } from '@jest/globals';
import { statusBit } from '../../../core/compressor/index.ts';
import { machineView, stationShape } from '../../../ui/stores/index.ts';
import { inLoad, inNoLoad, machine, standing, stationWith } from '../areas/overview/overviewFixture.ts';

const viewOf = (status: number | undefined) => {
  const live = machine(1, { status });
  return machineView(stationShape(stationWith([live])).machines[0]!, live);
};

describe('machineView', () => {
  test.each([
    ['load', inLoad, 'load'],
    ['no-load', inNoLoad, 'noLoad'],
    ['off', 0, 'dark'],
    ['ready', standing, 'dark'],
    ['starting', inNoLoad | statusBit.starting, 'dark'],
    ['run-on', inNoLoad | statusBit.runOn, 'dark'],
    ['load under a warning', inLoad | statusBit.warning, 'load'],
    ['an unknown state', undefined, 'dark'],
  ] as const)('[STATE-3] lights the chamber by what the machine does: %s', (_, status, chamber) => {
    expect(viewOf(status).chamber).toBe(chamber);
  });

  test.each([
    ['ok', inLoad],
    ['maintenance', inLoad | statusBit.maintenance],
    ['warning', inLoad | statusBit.maintenance | statusBit.warning],
    ['error', statusBit.warning | statusBit.error],
    ['error', statusBit.warning | statusBit.communicationError],
  ] as const)('[STATE-2] has the border of the most severe report: %s', (severity, status) => {
    expect(viewOf(status).severity).toBe(severity);
  });

  test.each([
    ['load', inLoad, true, true],
    ['no-load', inNoLoad, true, false],
    ['a valve that is open while the motor stands', standing | statusBit.loaded, false, true],
    ['off', 0, false, false],
  ] as const)('[STATE-3] lights motor and valve each by its own bit: %s', (_, status, motor, valve) => {
    expect(viewOf(status)).toMatchObject({ motor, valve });
  });

  it('says displayed and running state apart', () => {
    expect(viewOf(inLoad | statusBit.warning)).toMatchObject({
      state: 'warning',
      running: 'load',
      motor: true,
      valve: true,
      deliveryM3min: 10,
    });
  });

  it('knows nothing of a machine without connection, whatever is sent', () => {
    expect(viewOf(inLoad | statusBit.communicationError)).toMatchObject({
      state: 'communicationError',
      running: undefined,
      isLost: true,
      motor: false,
      valve: false,
      chamber: 'dark',
      deliveryM3min: undefined,
      powerKW: undefined,
      temperatureDegC: undefined,
      name: 'K1',
    });
  });
});
