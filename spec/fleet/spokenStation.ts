import { encodeFleetDay } from '../../adapters/contract/index.ts';
import { digestOf, fleetLink, packDay } from '../../adapters/fleetlink/index.ts';
import type { FleetDay } from '../../core/fleet/FleetDay.ts';
import type { FleetAnswer, FleetExchange, InventoryDay } from '../../core/fleet/index.ts';
import type { LinkOutcome } from '../../core/ports/index.ts';
import { load, machineLog } from '../core/samples/logs.ts';
import { recordOf } from '../core/fleet/fleetDays.ts';
import { plantDayRange } from '../../core/time/index.ts';

export const never = new AbortController().signal;

/** A day whose machine ran for some minutes with some power. */
export function someDay(day: string, powerKW = 75): FleetDay {
  const rows = Array.from({ length: 60 }, () => [load, powerKW, 12] as const);
  return recordOf(day, machineLog(rows, 10_000, plantDayRange(day, 'Europe/Berlin').fromMs + 7 * 3_600_000));
}

/** A station that has days and speaks to a fleet, step by step. */
export class SpokenStation {
  readonly days = new Map<string, string>();
  token = '';
  id = '';
  boot = 'boot-1';
  private readonly link;

  constructor(url: string, ca?: string) {
    this.link = fleetLink({ url, ca });
  }

  /** Ends its connections. */
  hangUp() {
    this.link.close();
  }

  async enrol(code: string) {
    const outcome = await this.link.enrol({ code, installation: 'i', name: 'Hall 3', software: '1.0' }, never);
    if (outcome.kind === 'answer') [this.id, this.token] = [outcome.answer.station, outcome.answer.token];
    return outcome;
  }

  keep(...days: readonly FleetDay[]) {
    for (const day of days) this.days.set(day.day, encodeFleetDay(day));
    return this;
  }

  get inventory(): readonly InventoryDay[] {
    return [...this.days].map(([day, text]) => [day, digestOf(text)] as const).sort();
  }

  said(changes: Partial<FleetExchange> = {}): FleetExchange {
    return {
      ...{ sentMs: Date.parse('2026-11-22T12:00:00Z'), boot: this.boot, software: '1.0', state: undefined },
      ...{ plantRev: digestOf('plant'), plant: undefined, inventoryRev: digestOf(JSON.stringify(this.inventory)), inventory: undefined },
      ...{ eventLog: { epoch: 'e1', last: 0 }, events: [], isDigestRefused: false },
      ...changes,
    };
  }

  exchange(changes: Partial<FleetExchange> = {}): Promise<LinkOutcome<FleetAnswer>> {
    return this.link.exchange(this.said(changes), this.token, never);
  }

  async put(day: string, text = this.days.get(day)!): Promise<LinkOutcome<string>> {
    return this.link.putDay(day, await packDay(text), this.token, never);
  }

  putBytes(day: string, bytes: Uint8Array): Promise<LinkOutcome<string>> {
    return this.link.putDay(day, bytes, this.token, never);
  }

  /** Does what the fleet asks for, over whatever fails, until it asks for no day any more; gives how many days it sent. */
  async catchUp(): Promise<number> {
    let sent = 0;
    for (let isSatisfied = false; !isSatisfied;) {
      const outcome = await this.exchange({ inventory: this.inventory });
      if (outcome.kind === 'answer') {
        for (const day of outcome.answer.days) sent += (await this.put(day)).kind === 'answer' ? 1 : 0;
        isSatisfied = outcome.answer.days.length === 0;
      } else await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return sent;
  }
}
