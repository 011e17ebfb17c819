import type { Compressor } from '../compressor/index.ts';
import { shownStates } from './payloads.ts';
import { northTopics } from './topics.ts';

/** A message that says to Home Assistant what a device measures. */
export interface DiscoveryMessage {
  readonly topic: string;
  readonly payload: object;
}

/** Where Home Assistant says that it is there, and reads what there is. */
export const homeAssistantStatus = 'homeassistant/status';

/** What a station says of itself. */
export interface DiscoveryParts {
  /** Its name in topics. */
  readonly station: string;
  /** What people call it; empty for nothing. */
  readonly title: string;
  /** The installed machines. */
  readonly machines: readonly Pick<Compressor, 'index' | 'name' | 'productType' | 'typePlate'>[];
  readonly version: string;
  /** How often values are said. */
  readonly everyS: number;
  /** Of the dashboard; empty for none. */
  readonly dashboardUrl: string;
}

/** A sensor of a device, before it has an id. */
interface Sensor {
  readonly name: string;
  readonly value: string;
  readonly [option: string]: unknown;
}

const measured = (deviceClass: string, unit: string) => ({
  device_class: deviceClass,
  state_class: 'measurement',
  unit_of_measurement: unit,
});
const total = (deviceClass: string, unit: string) => ({
  device_class: deviceClass,
  state_class: 'total_increasing',
  unit_of_measurement: unit,
});

const pressure: Sensor = { name: 'Pressure', value: 'pressureBar', ...measured('pressure', 'bar') };
const power: Sensor = { name: 'Power', value: 'powerKW', ...measured('power', 'kW') };
const flow: Sensor = { name: 'Delivered air', value: 'deliveryM3h', ...measured('volume_flow_rate', 'm³/h') };

const machineSensors: Readonly<Record<string, Sensor>> = {
  pressure,
  power,
  flow,
  temperature: { name: 'Temperature', value: 'temperatureDegC', ...measured('temperature', '°C') },
  state: { name: 'State', value: 'state', device_class: 'enum', options: shownStates },
};

/** Counters and services, which another topic has. */
const hourSensors: Readonly<Record<string, Sensor>> = {
  running: { name: 'Running time', value: 'runningH', ...total('duration', 'h') },
  loaded: { name: 'Load time', value: 'loadedH', ...total('duration', 'h') },
  starts: { name: 'Motor starts', value: 'starts', state_class: 'total_increasing' },
  service: { name: 'Time to service', value: 'serviceInH', ...measured('duration', 'h') },
};

const plantSensors: Readonly<Record<string, Sensor>> = {
  pressure,
  power,
  flow,
  network_flow: { name: 'Air into the network', value: 'networkFlowM3h', ...measured('volume_flow_rate', 'm³/h') },
  specific_power: {
    name: 'Specific power',
    value: 'specificPower',
    state_class: 'measurement',
    unit_of_measurement: 'kW/(m³/min)',
  },
  state: { name: 'State', value: 'state', device_class: 'enum', options: ['off', 'inactive', 'active'] },
};

const totalSensors: Readonly<Record<string, Sensor>> = {
  energy: { name: 'Energy', value: 'energyKWh', ...total('energy', 'kWh') },
  air: { name: 'Air', value: 'airM3', ...total('volume', 'm³') },
};

/** Six messages may be lost before a value counts as old, and it is never shorter than a minute. */
const expireAfterS = (everyS: number) => Math.max(60, 6 * everyS);

function componentsOf(id: string, sensors: Readonly<Record<string, Sensor>>, more: object): object {
  const entries = Object.entries(sensors).map(([key, { value, ...options }]): readonly [string, object] => [
    key,
    { platform: 'sensor', unique_id: `${id}_${key}`, value_template: `{{ value_json.${value} }}`, ...options, ...more },
  ]);
  return Object.fromEntries(entries);
}

const configTopic = (id: string) => `homeassistant/device/${id}/config`;
/** A trailing slash is none of the path. */
const under = (url: string, path: string) => (url === '' ? {} : { configuration_url: url.replace(/\/+$/, '') + path });

/** One message for the plant and one for each installed machine, as Home Assistant's device discovery wants them; without anything that could be switched. */
export function discoveryMessages(parts: DiscoveryParts): readonly DiscoveryMessage[] {
  const { station, title, machines, version, everyS, dashboardUrl } = parts;
  const topics = northTopics(station);
  const plantId = `pressluft_${station}`;
  const expires = { expire_after: expireAfterS(everyS) };
  const shared = { origin: { name: 'Pressluft', sw_version: version }, availability_topic: topics.status, qos: 0 };
  const plant = {
    topic: configTopic(plantId),
    payload: {
      device: { identifiers: [plantId], name: title === '' ? station : title, sw_version: version, ...under(dashboardUrl, '/') },
      ...shared,
      state_topic: topics.plant,
      components: {
        ...componentsOf(plantId, plantSensors, expires),
        ...componentsOf(plantId, totalSensors, { state_topic: topics.energy }),
      },
    },
  };
  const machine = ({ index, name, productType, typePlate }: DiscoveryParts['machines'][number]) => {
    const id = `${plantId}_k${index}`;
    const model = typePlate.model ?? productType;
    return {
      topic: configTopic(id),
      payload: {
        device: {
          identifiers: [id],
          name: name ?? `K${index}`,
          ...(model === undefined ? {} : { model }),
          ...(typePlate.factoryNumber === undefined ? {} : { serial_number: typePlate.factoryNumber }),
          ...(typePlate.softwareVersion === undefined ? {} : { sw_version: typePlate.softwareVersion }),
          via_device: plantId,
          ...under(dashboardUrl, `/overview/compressor/${index}`),
        },
        ...shared,
        state_topic: topics.compressor(index),
        components: {
          ...componentsOf(id, machineSensors, expires),
          ...componentsOf(id, hourSensors, { state_topic: topics.hours(index) }),
        },
      },
    };
  };
  return [plant, ...machines.map(machine)];
}
