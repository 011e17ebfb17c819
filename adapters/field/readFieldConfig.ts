import type { Adjustment, FieldConfig, FieldConnection, MqttSubscription } from '../../core/field/index.ts';
import { fieldConfigProblems } from './fieldConfigProblems.ts';
import { adjustSchema, connectionSchema, fieldConfigSchema, subscriptionSchema } from './fieldSchema.ts';
import { type Read, readWith } from './Read.ts';

/** How a plant is wired, from its file's JSON, or what is wrong with it. Whether its profiles are known is not looked at. */
export function readFieldConfig(json: unknown): Read<FieldConfig> {
  return readWith<FieldConfig>(fieldConfigSchema, json, fieldConfigProblems);
}

/** One connection of a configuration, or what is wrong with it. */
export function readConnection(json: unknown): Read<FieldConnection> {
  return readWith<FieldConnection>(connectionSchema, json);
}

/** The topics of a device, or what is wrong with them. */
export function readSubscription(json: unknown): Read<MqttSubscription> {
  return readWith<MqttSubscription>(subscriptionSchema, json);
}

/** What is different at one device by its points' keys, or what is wrong with it. */
export function readAdjustments(json: unknown): Read<Readonly<Record<string, Adjustment>>> {
  return readWith<Readonly<Record<string, Adjustment>>>(adjustSchema, json);
}
