import type { ControllerData } from '../../../../core/field/index.ts';

const lamp = (State: number) => ({ State, Colour: 3 });

/** What a loaded machine without a message answers, in the shapes that the public source reads. */
export const sigmaControl2Data = (): ControllerData => ({
  lamps: {
    led_error: lamp(0),
    led_com_error: lamp(0),
    led_maintenance: lamp(0),
    led_voltage: lamp(1),
    led_load: lamp(1),
    led_idle: lamp(0),
    led_remote: lamp(1),
    led_clock: lamp(0),
    led_power_on: lamp(1),
  },
  objects: [
    { Type: 8, ValueText: '7.1 bar' },
    { Type: 12, ValueText: '10:15' },
    { Type: 9, ValueText: '81 °C' },
  ],
  messages: { 3: [] },
});
