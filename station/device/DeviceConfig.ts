import type { Sent, Settings } from '../../core/settings/index.ts';

/** The settings that an operating system carries out. */
export const deviceGroups = ['network', 'time', 'share'] as const satisfies readonly (keyof Settings)[];
/** Name of such a group. */
export type DeviceGroup = (typeof deviceGroups)[number];

/** Why a device has not taken a change. */
export type DeviceProblem =
  | { readonly code: 'failed' }
  | { readonly code: 'timedOut' }
  /** Nothing is there that could carry it out. */
  | { readonly code: 'unusable' }
  /** The station ends. */
  | { readonly code: 'ending' }
  /** Of a field that would be handed over. */
  | { readonly code: 'controlCharacter'; readonly field: string };

/** The machine that the station runs on, as far as settings change it. */
export interface DeviceConfig {
  /** Whether there is something that carries them out. */
  readonly changesMachine: boolean;
  /** Carries out a whole group that is valid, a secret only where it was sent; undefined when it is done. One at a time; never rejects. */
  apply<G extends DeviceGroup>(group: G, values: Sent<Settings[G]>): Promise<DeviceProblem | undefined>;
  /** Takes nothing more, and ends what is under way. */
  close(): Promise<void>;
}
