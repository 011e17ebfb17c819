import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { applyChanges, type ChangeMessage, events, type SnapshotMessage } from '../../../adapters/contract/index.ts';
import type { AreaRights, Level } from '../../../core/access/index.ts';
import { defaultSettings, openGroups, settingsGroups } from '../../../core/settings/index.ts';
import { type Dashboard, numbersOf } from './dashboard.ts';
import { transports } from '../../server/http/pushBehind.ts';
import { type PushStation, pushStation } from './pushStation.ts';

const { rights } = defaultSettings;
const withMaintenance = (set: AreaRights | undefined, maintenance: boolean) => set && { ...set, maintenance };

/** What a dashboard has put together of the plant. */
const plantOf = (who: Dashboard) =>
  who.heard.reduce<unknown>((plant, [event, message]) => {
    if (event === events.snapshot) return (message as SnapshotMessage).plant;
    return event === events.change ? applyChanges(plant, (message as ChangeMessage).changes) : plant;
  }, undefined);
const seesMaintenance = (who: Dashboard) => Object.hasOwn(plantOf(who) as object, 'maintenance');
const worn = (remainingH: number) => ({ maintenance: [{ index: 1, component: 'dryer', intervalH: 4000, remainingH } as const] });

describe.each(transports)('what a session is pushed over %s', (transport) => {
  let station: PushStation;
  beforeAll(async () => {
    station = await pushStation({ transport });
  });
  afterAll(() => station.close());

  it.each<[Level, boolean]>([
    ['demo', false],
    ['read', true],
    ['write', true],
  ])('[ACC-14] has the maintenance items only with the right to maintenance, as of now: %s %p', async (level, sees) => {
    station.save({ rights });
    station.sample(worn(100));
    const who = station.dashboard(station.login(level));
    await who.hears(events.snapshot);
    for (const remainingH of [99, 98, 97]) station.sample(worn(remainingH));
    await who.hears(events.change, 3);
    expect(seesMaintenance(who)).toBe(sees);
    const asText = JSON.stringify(who.heard.filter(([event]) => event !== events.settings));
    expect(asText.includes('remaining_h')).toBe(sees);
    expect(asText.includes('maintenance.1')).toBe(sees);
    expect(who.unfit).toEqual([]);
  });

  it('follows the rights as they are saved, with a whole plant and no number missing', async () => {
    station.save({ rights });
    station.sample(worn(50));
    const [demo, read] = [station.dashboard(station.login('demo')), station.dashboard(station.login('read'))];
    await demo.hears(events.snapshot);
    await read.hears(events.snapshot);

    station.save({ rights: { demo: withMaintenance(rights.demo, true), read: withMaintenance(rights.read, false) } });
    station.sample(worn(49));
    for (const who of [demo, read]) await who.hears(events.change);
    expect([seesMaintenance(demo), seesMaintenance(read)]).toEqual([true, false]);

    station.save({ rights: { demo: undefined, read: rights.read } });
    station.sample(worn(48));
    for (const who of [demo, read]) await who.hears(events.change, 2);
    expect([seesMaintenance(demo), seesMaintenance(read)]).toEqual([false, true]);
    const seq = numbersOf(demo)[0]!;
    for (const who of [demo, read]) {
      expect(numbersOf(who)).toEqual([seq, seq, seq + 1, seq + 1, seq + 2]);
      expect(who.unfit).toEqual([]);
    }
  });

  it('goes on with changes when a save leaves its rights as they are', async () => {
    station.sample();
    const who = station.dashboard(station.login('read'));
    await who.hears(events.snapshot);
    station.save({ customer: { ...defaultSettings.customer, stationName: 'North' } });
    station.sample();
    await who.hears(events.change);
    expect(who.count(events.snapshot)).toBe(1);
  });

  it.each<[Level, readonly string[]]>([
    ['demo', openGroups],
    ['read', openGroups],
    ['write', settingsGroups],
  ])('[ACC-14] has the settings that a %s session may see, at the start and after each save', async (level, groups) => {
    const who = station.dashboard(station.login(level));
    await who.hears(events.settings);
    station.save({ customer: { ...defaultSettings.customer, stationName: 'South' } });
    await who.hears(events.settings, 2);
    for (const settings of who.all<object>(events.settings)) expect(Object.keys(settings).sort()).toEqual([...groups].sort());
    expect(who.all(events.settings)[1]).toMatchObject({ customer: { station_name: 'South' } });
    expect(who.unfit).toEqual([]);
  });

  it('has of a secret only whether it is set', async () => {
    const email = { ...defaultSettings.email, account: { ...defaultSettings.email.account, userPassword: { isSet: true } } };
    station.save({ email });
    const who = station.dashboard(station.login('write'));
    await who.hears(events.settings);
    expect(who.all(events.settings)[0]).toMatchObject({ email: { account: { user_password: { is_set: true } } } });
    expect(who.unfit).toEqual([]);
  });
});
