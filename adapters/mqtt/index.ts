export { mqttDoor, type MqttDoorParts } from './mqttDoor.ts';
export { mqttPublisher } from './mqttPublisher.ts';
export type { MqttOptions } from './mqttSession.ts';
export { mqttSubscriber } from './mqttSession.ts';
