import type { FieldConfig } from '../../core/field/index.ts';
import type { FieldSearch, FieldTrial } from '../../core/ports/index.ts';
import type { FieldFindRequest, FieldSaveRequest, FieldTryRequest } from './fieldSchemas.ts';

export function encodeFieldSave(config: FieldConfig, passwords: Readonly<Record<string, string>>): FieldSaveRequest {
  return {
    config: { ...config },
    ...(Object.keys(passwords).length > 0 && { passwords: { ...passwords } }),
  };
}

export function encodeFieldTrial({ connection, device, password }: FieldTrial): FieldTryRequest {
  return {
    connection: { ...connection },
    ...(device !== undefined && { device: device as unknown as FieldTryRequest['device'] }),
    ...(password !== undefined && { password }),
  };
}

/** What is to be tried; connection, subscription and adjustments are as they were sent. */
export function decodeFieldTrial({ connection, device, password }: FieldTryRequest): FieldTrial {
  return {
    connection: connection as unknown as FieldTrial['connection'],
    ...(device !== undefined && { device: device as unknown as NonNullable<FieldTrial['device']> }),
    ...(password !== undefined && { password }),
  };
}

export function encodeFieldSearch(search: FieldSearch): FieldFindRequest {
  if ('network' in search) return { network: search.network, from_host: search.fromHost, to_host: search.toHost };
  return { connection: { ...search.connection }, from_unit: search.fromUnit, to_unit: search.toUnit };
}

/** What is searched; the connection is as it was sent. */
export function decodeFieldSearch(wire: FieldFindRequest): FieldSearch {
  if ('network' in wire) return { network: wire.network, fromHost: wire.from_host, toHost: wire.to_host };
  return { connection: wire.connection as unknown as FieldTrial['connection'], fromUnit: wire.from_unit, toUnit: wire.to_unit };
}
