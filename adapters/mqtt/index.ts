export { mqttDoor, type MqttDoorParts } from './mqttDoor.ts';
export { mqttSubscriber, type MqttSubscriberOptions } from './mqttSubscriber.ts';
