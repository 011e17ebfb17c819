import { describe, expect, it } from '@jest/globals';
import { type ActiveFault, faultNumber, faultSeverity, type FaultSource } from '../../../../core/faults/index.ts';
import { machineFaultKinds, masterFaultKinds, plantSnapshot, withReadings } from '../../../../core/plant/index.ts';
import { after, quietPlant } from '../simulated.ts';

const fault = (source: FaultSource, { bitIndex }: { readonly bitIndex: number }): ActiveFault => ({
  ...{ source, bitIndex, number: faultNumber(source, bitIndex)! },
  severity: faultSeverity(bitIndex)!,
});

describe('what a fault of the plant watches', () => {
  const state = after({ config: quietPlant, from: '2025-11-12T08:00:00Z', hours: 1 });
  const snapshot = plantSnapshot(quietPlant, state);
  const [slot] = quietPlant.machines.map(({ index }) => index);

  it('[ALARM-1] is network pressure or element temperature as the control shows it, with the limit of the fault', () => {
    const faults = [
      fault('master', masterFaultKinds.pressureBelowMinimum),
      fault('master', masterFaultKinds.pressureAboveMaximum),
      fault(slot!, machineFaultKinds.highTemperature),
      fault(slot!, machineFaultKinds.temperatureTrip),
    ];
    const pressure = { quantity: 'pressure', value: snapshot.master.systemPressureBar };
    const temperature = { quantity: 'temperature', value: snapshot.compressors[slot! - 1]!.temperatureDegC };
    expect(withReadings(faults, quietPlant, snapshot).map(({ reading }) => reading)).toEqual([
      { ...pressure, limit: quietPlant.alarm.belowBar },
      { ...pressure, limit: quietPlant.alarm.aboveBar },
      { ...temperature, limit: 100 },
      { ...temperature, limit: 110 },
    ]);
    expect([pressure.value, temperature.value].every((value) => typeof value === 'number')).toBe(true);
  });

  it('is nothing for a fault that watches no value that is known', () => {
    const faults = [fault(slot!, machineFaultKinds.emergencyStop), fault('master', masterFaultKinds.sdCardFull)];
    expect(withReadings(faults, quietPlant, snapshot)).toEqual(faults);
  });
});
