import type { FieldConfig } from '../../../../../core/field/index.ts';

/** Shows the simulated plant of a demo station over Modbus. */
export const exampleCommand = 'npm start -- --modbus-server 1502';
/** Lets a station read devices at its own machine. */
export const exampleOption = '--field-network 127.0.0.1';

const machines = [
  { slot: 1, name: 'K1 Halle A', technology: 4 },
  { slot: 2, name: 'K2 Halle A', technology: 4 },
  { slot: 3, name: 'K3 Halle B', technology: 4 },
  { slot: 4, name: 'K4 Werkstatt', technology: 2 },
  { slot: 5, name: 'K5 Gießerei', technology: 6 },
  { slot: 6, name: 'K6 Halle C', technology: 4 },
  { slot: 8, name: 'K8 Halle C', technology: 4 },
] as const;

/** How the plant of a demo station is read that shows it over Modbus at the same machine. */
export const examplePlant: FieldConfig = {
  format: 1,
  connections: [{ id: 'demo', kind: 'modbusTcp', host: '127.0.0.1', port: 1502 }],
  devices: [
    ...machines.map(({ slot }) => ({
      id: `k${slot}`,
      connection: 'demo',
      unit: slot,
      profile: 'pressluft-generic-1',
      serves: [{ compressor: slot }],
    })),
    {
      id: 'plant',
      connection: 'demo',
      unit: 100,
      profile: 'pressluft-plant-1',
      serves: [{ systemPressure: 'pressure' }, { networkFlow: true }],
    },
  ],
  machines,
  plant: { networkFlow: 'measured' },
};
