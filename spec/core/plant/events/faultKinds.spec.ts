import { describe, expect, it } from '@jest/globals';
import { machineFaultKinds, masterFaultKinds } from '../../../../core/plant/index.ts';

const bitsOf = (kinds: Readonly<Record<string, { readonly bitIndex: number }>>) =>
  Object.entries(kinds).map(([name, { bitIndex }]) => `${bitIndex} ${name}`);

describe('the faults of a plant', () => {
  it('of machines have their places in the list that stations report', () => {
    expect(bitsOf(machineFaultKinds)).toEqual([
      '0 waterFilterDue',
      '1 suctionFilterDue',
      '2 oilFilterDue',
      '3 oilSeparatorDue',
      '4 motorDue',
      '5 dryerDue',
      '6 universal1Due',
      '7 universal2Due',
      '8 universal3Due',
      '9 universal4Due',
      '10 annualMaintenanceDue',
      '16 highTemperature',
      '17 separatorDifferentialPressure',
      '18 filterClogged',
      '19 oilLevel',
      '20 highStartRate',
      '64 temperatureTrip',
      '65 motorOverload',
      '66 phaseSequence',
      '67 emergencyStop',
      '68 pressureSensorBroken',
      '69 driveFault',
      '70 noPressureBuildUp',
      '71 communicationLost',
    ]);
  });

  it('of machines stop them, heat them or add to the pressure drop in them, as far as they do', () => {
    const effects = Object.entries(machineFaultKinds).map(
      ([name, { stops, heatsToDegC, dropBar }]) => [name, { stops, heatsToDegC, dropBar }] as const,
    );
    const hasAny = (effect: object) => Object.values(effect).some((value) => value !== undefined);
    expect(Object.fromEntries(effects.filter(([, effect]) => hasAny(effect)))).toEqual({
      highTemperature: { heatsToDegC: 101 },
      separatorDifferentialPressure: { dropBar: 0.4 },
      filterClogged: { dropBar: 0.2 },
      temperatureTrip: { stops: true, heatsToDegC: 110 },
      motorOverload: { stops: true },
      phaseSequence: { stops: true },
      emergencyStop: { stops: true },
      pressureSensorBroken: { stops: true },
      driveFault: { stops: true },
      noPressureBuildUp: { stops: true },
    });
  });

  it('of the master have theirs', () => {
    expect(bitsOf(masterFaultKinds)).toEqual([
      '16 pressureBelowMinimum',
      '17 pressureAboveMaximum',
      '18 highDewPoint',
      '19 sdCardMissing',
      '20 sdCardFull',
      '21 clockLost',
      '22 mailNotSent',
      '50 leakageRisen',
      '51 specificPowerRisen',
      '64 sensorFault',
      '65 noMachineAvailable',
    ]);
  });
});
