import { describe, expect, it, test } from '@jest/globals';
import {
  defaultDigestWeekday,
  digestDayOf,
  type MailChoice,
  mailKinds,
  type MailMemory,
  type MailNotice,
  type MailReader,
  mailSweep,
  silentAfterMin,
  type SweptStation,
} from '../../../core/fleet/index.ts';
import { msPerDay, msPerMinute } from '../../../core/time/index.ts';

const startMs = Date.parse('2026-11-22T12:00:00Z');
const at = (minute: number) => startMs + minute * msPerMinute;
const choice: MailChoice = {
  ...{ kinds: ['silent', 'back', 'faults'], language: 'de', silentAfterMin: 15, digestWeekday: 1, zone: 'Europe/Berlin' },
};
const reader = (changes: Partial<MailChoice> = {}, account = 'ann'): MailReader => ({
  ...{ account, organisations: ['acme'], choice: { ...choice, ...changes }, digestDay: '2026-11-16' },
});
const errorBit = 70;
const warningBit = 20;

/** A fleet that sweeps each minute, with what it remembers. */
class Sweeps {
  minute = 0;
  memory: readonly MailMemory[] = [];
  readonly readers: readonly MailReader[];
  private readonly beatMs: number;
  private sweptMs: number | undefined;
  private upSinceMs: number | undefined;
  readonly seenMs = new Map<string, number>();
  readonly faults = new Map<string, SweptStation['faults']>();
  /** As stations say themselves. */
  readonly beatS = new Map<string, number>();

  constructor(readers: readonly MailReader[] = [reader()], beatMs = msPerMinute) {
    this.readers = readers;
    this.beatMs = beatMs;
  }

  call(...stations: readonly string[]): this {
    for (const station of stations) this.seenMs.set(station, at(this.minute));
    return this;
  }

  /** All notices of a minute, after it has passed. */
  next(): readonly MailNotice[] {
    this.minute++;
    return this.sweep();
  }

  sweep(): readonly MailNotice[] {
    const stations = [...this.seenMs].map(([station, seenMs]) => ({
      ...{ station, operator: 'acme', owner: 'works', seenMs, faults: this.faults.get(station) ?? [] },
      beatS: this.beatS.get(station),
    }));
    const { sweptMs, upSinceMs, readers, memory } = this;
    const time = { nowMs: at(this.minute), beatMs: this.beatMs };
    const outcome = mailSweep({ sweptMs, upSinceMs, readers, stations, memory }, time);
    const keyOf = ({ account, station, what }: MailMemory) => `${account} ${station} ${what}`;
    const gone = new Set([...outcome.remembered, ...outcome.forgotten].map(keyOf));
    this.memory = [...memory.filter((each) => !gone.has(keyOf(each))), ...outcome.remembered];
    this.sweptMs = time.nowMs;
    this.upSinceMs = outcome.upSinceMs;
    return outcome.notices.flatMap(({ notices }) => notices);
  }

  /** What comes in so many minutes, with the minute. */
  pass(minutes: number, during: () => void = () => undefined): readonly (readonly [minute: number, kind: string, station: string])[] {
    return Array.from({ length: minutes }).flatMap(() => {
      const notices = this.next().map(({ kind, station }) => [this.minute, kind, station] as const);
      during();
      return notices;
    });
  }
}

describe('a sweep of a fleet for mails', () => {
  it('[FLEET-3] reports a station once it was silent for longer than was chosen, once, and when it calls again and goes on', () => {
    const fleet = new Sweeps();
    fleet.call('a').sweep();
    expect(fleet.pass(60)).toEqual([[16, 'silent', 'a']]);
    expect(fleet.pass(20, () => fleet.call('a'))).toEqual([[72, 'back', 'a']]);
  });

  test.each([
    [5, 60, 6],
    [15, 60, 16],
    [120, 60, 121],
    [5, 300, 16],
  ])('[FLEET-3] takes %i min at a beat of %i s for silent in minute %i', (silentAfterMin, beatS, minute) => {
    const fleet = new Sweeps([reader({ silentAfterMin })], beatS * 1000);
    fleet.call('a').sweep();
    expect(fleet.pass(200)).toEqual([[minute, 'silent', 'a']]);
  });

  it('[FLEET-3] waits for three beats of a station that calls less often than the fleet asks', () => {
    const fleet = new Sweeps();
    fleet.beatS.set('sparing', 900);
    fleet.call('a', 'sparing').sweep();
    expect(fleet.pass(100)).toEqual([
      [16, 'silent', 'a'],
      [46, 'silent', 'sparing'],
    ]);
  });

  it('[FLEET-3] says nothing of a station that called only once while it is silent for somebody', () => {
    const fleet = new Sweeps();
    fleet.call('a').sweep();
    fleet.pass(30);
    fleet.call('a');
    expect(fleet.pass(60)).toEqual([]);
  });

  it('[FLEET-3] reports nobody as silent for what the fleet itself was away, and who stays away after it', () => {
    const fleet = new Sweeps();
    const names = Array.from({ length: 500 }, (_, i) => `s${i}`);
    fleet.call(...names).sweep();
    fleet.minute += 600;
    expect(fleet.sweep()).toEqual([]);
    expect(fleet.pass(15, () => fleet.call(...names.slice(1)))).toEqual([]);
    expect(fleet.pass(30, () => fleet.call(...names.slice(1)))).toEqual([[616, 'silent', 's0']]);
  });

  it.each([
    [3, 16],
    [4, 30],
  ])(
    '[FLEET-3] was away itself where it has not swept for more than 3 min: after %i min a station is silent in minute %i',
    (gap, minute) => {
      const fleet = new Sweeps();
      fleet.call('a').sweep();
      fleet.pass(10);
      fleet.minute += gap - 1;
      expect(fleet.pass(40)).toEqual([[minute, 'silent', 'a']]);
    },
  );

  it.each([
    [60, 72],
    [150, 72],
    [180, 74],
    [300, 82],
  ])('[FLEET-3] has a station back after 10 min, or four beats of %i s where those are longer: in minute %i', (beatS, minute) => {
    const fleet = new Sweeps([reader()], beatS * 1000);
    fleet.call('a').sweep();
    fleet.pass(60);
    expect(fleet.pass(40, () => fleet.call('a'))).toEqual([[minute, 'back', 'a']]);
  });

  it('[FLEET-3] still has a station silent that was so before the fleet was away', () => {
    const fleet = new Sweeps();
    fleet.call('a').sweep();
    expect(fleet.pass(20)).toHaveLength(1);
    fleet.minute += 60;
    expect(fleet.pass(60)).toEqual([]);
  });

  it('[FLEET-3] reports an error of a state that is fresh once, no warning, and again only after it was away for long', () => {
    const fleet = new Sweeps();
    const up = () =>
      fleet.call('a').faults.set('a', [
        { source: 1, bitIndex: errorBit },
        { source: 1, bitIndex: warningBit },
      ]);
    const down = () => fleet.call('a').faults.set('a', []);
    fleet.call('a').sweep();
    up();
    expect(fleet.next()).toEqual([{ kind: 'faults', station: 'a', atMs: at(1), fault: { source: 1, bitIndex: errorBit } }]);
    expect(fleet.pass(30, up)).toEqual([]);
    expect(fleet.pass(5, down)).toEqual([]);
    expect(fleet.pass(5, up)).toEqual([]);
    expect(fleet.pass(12, down)).toEqual([]);
    expect(fleet.pass(2, up)).toHaveLength(1);
  });

  it('[FLEET-3] looks at the stations of organisations that the reader is in, and at what it wants', () => {
    const fleet = new Sweeps([
      reader({}, 'ann'),
      { ...reader({}, 'stranger'), organisations: ['other'] },
      reader({ kinds: ['back'] }, 'bob'),
    ]);
    fleet.call('a').sweep();
    expect(fleet.pass(30)).toEqual([[16, 'silent', 'a']]);
    expect(fleet.pass(30, () => fleet.call('a'))).toHaveLength(2);
    const owner = new Sweeps([{ ...reader(), organisations: ['works'] }]);
    owner.call('a').sweep();
    expect(owner.pass(30)).toEqual([[16, 'silent', 'a']]);
  });

  it('[FLEET-3] makes one mail of a week, on its day', () => {
    const one = { ...reader({ kinds: ['digest'] }), digestDay: '2026-11-16' };
    const facts = { sweptMs: undefined, upSinceMs: undefined, stations: [], memory: [] };
    const days = (digestDay: string | undefined, iso: string) =>
      mailSweep({ ...facts, readers: [{ ...one, digestDay }] }, { nowMs: Date.parse(iso), beatMs: msPerMinute }).digests;
    expect(days('2026-11-16', '2026-11-23T04:59:59Z')).toEqual([]);
    expect(days('2026-11-16', '2026-11-23T05:00:00Z')).toEqual([{ account: 'ann', day: '2026-11-23' }]);
    expect(days('2026-11-23', '2026-11-29T23:00:00Z')).toEqual([]);
    expect(days(undefined, '2026-11-23T04:59:59Z')).toEqual([{ account: 'ann', day: '2026-11-16' }]);
  });

  it.each([
    ['2026-11-23T05:00:00Z', 1, 'Europe/Berlin', '2026-11-23'],
    ['2026-11-23T04:59:00Z', 1, 'Europe/Berlin', '2026-11-16'],
    ['2026-11-23T05:00:00Z', 0, 'Europe/Berlin', '2026-11-22'],
    ['2026-11-22T17:00:00Z', 1, 'Pacific/Auckland', '2026-11-23'],
    ['2026-11-23T05:00:00Z', 1, 'America/New_York', '2026-11-16'],
  ])('[FLEET-3] at %s has the mail of weekday %i in %s due on %s', (iso, digestWeekday, zone, day) => {
    expect(digestDayOf({ ...choice, kinds: mailKinds, digestWeekday, zone }, Date.parse(iso))).toBe(day);
  });
});

describe('where nobody has chosen', () => {
  it('[FLEET-3] a station is silent after a quarter of an hour, of five minutes to a day, and a week’s mail comes on Monday', () => {
    expect([silentAfterMin, defaultDigestWeekday]).toEqual([{ min: 5, max: 24 * 60, default: 15 }, 1]);
  });
});

describe('what a sweep remembers', () => {
  const facts = { sweptMs: at(-1), upSinceMs: at(-600), readers: [reader()], memory: [] };
  const silent = { station: 'a', operator: 'acme', owner: 'works', seenMs: at(-60), faults: [] };
  const time = { nowMs: at(0), beatMs: msPerMinute };

  it('[FLEET-3] is what is new and what has changed, and nothing of what is as it was', () => {
    const { remembered, forgotten } = mailSweep({ ...facts, stations: [silent] }, time);
    expect([remembered, forgotten]).toEqual([
      [{ account: 'ann', station: 'a', what: 'silent', isUp: true, streak: 1, sinceMs: at(0), awayMs: undefined }],
      [],
    ]);
    const again = mailSweep({ ...facts, stations: [silent], memory: remembered }, time);
    expect([again.remembered, again.forgotten, again.notices]).toEqual([[], [], []]);
  });

  it('[FLEET-3] is forgotten a day after it was over', () => {
    const over: MailMemory = { account: 'ann', station: 'a', what: 'silent', isUp: false, streak: 1, sinceMs: at(0), awayMs: undefined };
    const forgottenAt = (nowMs: number) =>
      mailSweep(
        { ...facts, stations: [{ ...silent, seenMs: nowMs }], memory: [over], sweptMs: nowMs - msPerMinute },
        { nowMs, beatMs: msPerMinute },
      ).forgotten;
    expect([forgottenAt(at(0) + msPerDay - 1), forgottenAt(at(0) + msPerDay)]).toEqual([[], [over]]);
  });

  it.each([
    ['three minutes', at(-3), true],
    ['more than that', at(-3) - 1, false],
    ['three minutes of a clock that was set back', at(3), true],
    ['more than that, of a clock that was set back', at(3) + 1, false],
    ['ever', undefined, false],
  ])('[FLEET-3] still counts a fleet as up that has not swept for %s: %p', (_long, sweptMs, isUp) => {
    const { upSinceMs } = mailSweep({ ...facts, sweptMs, stations: [] }, time);
    expect(upSinceMs).toBe(isUp ? facts.upSinceMs : time.nowMs);
  });

  it('[FLEET-3] says when a station was heard again that was silent, once it has called for four of its beats', () => {
    const fleet = new Sweeps([reader()], 5 * msPerMinute);
    fleet.call('a').sweep();
    fleet.pass(60);
    fleet.call('a');
    const heardMs = at(60);
    for (let minute = 61; minute <= 80; minute++) {
      expect(fleet.next()).toEqual([]);
      fleet.call('a');
    }
    expect(fleet.next()).toEqual([{ kind: 'back', station: 'a', atMs: heardMs + msPerMinute }]);
  });
});
