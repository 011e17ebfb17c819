import { machineFaultKinds } from './faultKinds.ts';
import type { EventEffect, PlantEvent } from './PlantEvent.ts';
import type { EventSchedule } from './eventSchedule.ts';

type Kind = EventEffect['kind'];
type EffectOf<K extends Kind> = Extract<EventEffect, { readonly kind: K }>;

const isOf = <K extends Kind>(effect: EventEffect, kind: K): effect is EffectOf<K> => effect.kind === kind;

/** The effects of one kind that are on, in the order of the events. */
export function effectsOn<K extends Kind>(
  events: readonly PlantEvent[],
  { on }: Pick<EventSchedule, 'on'>,
  kind: K,
): readonly EffectOf<K>[] {
  const found: EffectOf<K>[] = [];
  for (let i = 0; i < events.length; i++) {
    const { effect } = events[i]!;
    if (on[i] && isOf(effect, kind)) found.push(effect);
  }
  return found;
}

/** What events make of a machine. */
export type Standing = 'able' | 'stopped' | 'off' | 'absent';

/** What an effect makes of the machine that it meets. */
export function standingBy(effect: EventEffect): Standing {
  if (effect.kind === 'absence') return 'absent';
  if (effect.kind === 'switchedOff') return 'off';
  return effect.kind === 'machineFault' && machineFaultKinds[effect.fault].stops ? 'stopped' : 'able';
}

/** The strongest first. */
const standings: readonly Standing[] = ['absent', 'off', 'stopped'];

/** Of the machine in a slot. */
export function standingOf(events: readonly PlantEvent[], { on }: Pick<EventSchedule, 'on'>, slot: number): Standing {
  let strongest = standings.length;
  for (let i = 0; i < events.length; i++) {
    const { effect } = events[i]!;
    if (!on[i] || !('slot' in effect) || effect.slot !== slot) continue;
    const place = standings.indexOf(standingBy(effect));
    if (place !== -1 && place < strongest) strongest = place;
  }
  return standings[strongest] ?? 'able';
}
