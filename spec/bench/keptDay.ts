import type { LoggedPlantDay } from '../../core/replay/index.ts';
import { msPerDay, shiftDay } from '../../core/time/index.ts';
import { encodeEvents, encodeMachines, encodeReplay, encodeSlots, type ReplayBytes } from '../../station/figures/dayDetailBytes.ts';

/** A day as a station keeps it for replays. */
export const keptDay = ({ slots, events, machines, replay }: LoggedPlantDay): ReplayBytes => ({
  slots: encodeSlots(slots),
  events: encodeEvents(events),
  machines: encodeMachines(machines),
  replay: encodeReplay(replay),
});

/** The same day, later by so many days, with all that says when it was. */
export function laterDay({ slots, events, machines, replay }: LoggedPlantDay, days: number): LoggedPlantDay {
  const ms = days * msPerDay;
  const dayOf = <T extends { readonly day: string }>(of: T): T => ({ ...of, day: shiftDay(of.day, days) });
  return {
    slots: { ...slots, fromMs: slots.fromMs + ms },
    events: { ...events, timesMs: events.timesMs.map((atMs) => atMs + ms) },
    machines: { machines: machines.machines.map(dayOf), air: dayOf(machines.air) },
    replay: { ...replay, fromMs: replay.fromMs + ms },
  };
}
