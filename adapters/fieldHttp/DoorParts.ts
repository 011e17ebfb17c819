import type { FieldDevice, HttpConnection } from '../../core/field/index.ts';
import type { Clock } from '../../core/ports/index.ts';
import type { IsAllowed, Pause } from '../fieldDoor/index.ts';

/** What a door over HTTP is made of. */
export interface HttpDoorParts {
  readonly connection: HttpConnection;
  /** Those of this connection; one whose profile is no model of the door is passed over. */
  readonly devices: readonly FieldDevice[];
  /** Never jumps. */
  readonly steady: Clock;
  /** Asked at each connect, after the name is resolved. */
  readonly isAllowed: IsAllowed;
  readonly pause?: Pause | undefined;
  /** How long an answer may take, the connecting included; 5 s where it is left out. */
  readonly timeoutMs?: number | undefined;
  /** 0 to 1. */
  readonly random?: (() => number) | undefined;
}

/** Of controllers that refuse a name or a password. */
export interface SecretDoorParts extends HttpDoorParts {
  readonly password: string | undefined;
}

/** A device with the model that its profile names, as it is at this very device. */
export interface KnownDevice<Model> {
  readonly device: FieldDevice;
  readonly model: Model;
}

export function knownDevices<Model extends { readonly id: string }>(
  devices: readonly FieldDevice[],
  models: readonly Model[],
): readonly KnownDevice<Model>[] {
  return devices.flatMap((device) => models.filter(({ id }) => id === device.profile).map((model) => ({ device, model })));
}
