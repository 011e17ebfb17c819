import { describe, expect, it } from '@jest/globals';
import type { MailChoice } from '../../core/fleet/index.ts';
import type { FleetMailConfig } from '../../fleet/config/smtpOptions.ts';
import { msPerHour, msPerMinute } from '../../core/time/index.ts';
import { postgresServer } from '../adapters/postgres/postgresServer.ts';
import { account } from '../station/messages/messageFixture.ts';
import { mailServer } from '../server/mails/mailServer.ts';
import { testCertificate } from '../server/mails/testCertificate.ts';
import { type FleetOptions, type OpenedFleet, openedFleet } from './openedFleet.ts';
import { loggedIn } from './person.ts';
import { someDay, SpokenStation } from './spokenStation.ts';

const startMs = Date.parse('2026-11-22T12:00:00Z');
const choice: MailChoice = {
  ...{ kinds: ['silent', 'back', 'faults', 'digest'], language: 'en', silentAfterMin: 15, digestWeekday: 1, zone: 'Europe/Berlin' },
};
const state = {
  ...{ atMs: startMs, pressureBar: 7, volumeFlowM3min: 1, deliveryM3min: 1, powerKW: 1, masterStatus: 3, machines: [] },
  ...{ faults: [], isCardFailing: false, isMailFailing: false, todayKWh: 1, todayM3: 1 },
};

/** A fleet whose clock is set by the spec, with a mail server. */
class Mailed {
  atMs = startMs;
  readonly fleets: OpenedFleet[] = [];
  readonly stations: SpokenStation[] = [];

  async open(port: number, options: FleetOptions = {}): Promise<OpenedFleet> {
    const mail: FleetMailConfig = {
      account: {
        account: { ...account, smtpPort: port, senderAddress: 'fleet@acme.example', useStartTls: true },
        password: undefined,
        ca: testCertificate.cert,
      },
      publicUrl: 'https://fleet.example',
    };
    const fleet = await openedFleet({ clock: { nowMs: () => this.atMs }, mail, ...options });
    this.fleets.push(fleet);
    return fleet;
  }

  async enrol(name: string): Promise<SpokenStation> {
    const [fleet] = this.fleets;
    const station = new SpokenStation(fleet!.url);
    await station.enrol(await fleet!.newCode());
    const plant = { name, place: '89073 Ulm', zone: 'Europe/Berlin', dashboardLink: undefined };
    await station.exchange({ state, plant });
    this.stations.push(station);
    return station;
  }

  /** So many minutes, each with a round of every fleet. */
  async pass(minutes: number, during: () => Promise<unknown> = () => Promise.resolve()): Promise<void> {
    for (let minute = 0; minute < minutes; minute++) {
      this.atMs += msPerMinute;
      await during();
      await Promise.all(this.fleets.flatMap(({ mailing }) => (mailing === undefined ? [] : [mailing.round()])));
    }
  }
}

describe('the mails of a fleet', () => {
  it('[FLEET-3] write once that stations fell silent together, in one mail to each person in its language, with two processes', async () => {
    const [smtp, database] = [await mailServer(), await (await postgresServer()).newDatabase()];
    const mailed = new Mailed();
    const fleet = await mailed.open(smtp.port, { databaseUrl: database });
    await mailed.open(smtp.port, { databaseUrl: database });
    await fleet.store.admin.addOrganisation({ id: 'other', name: 'Other' });
    const [uta, tom, stranger] = [
      await loggedIn(fleet, 'uta@acme.example', [['acme', 'viewer']]),
      await loggedIn(fleet, 'tom@acme.example', [['acme', 'admin']]),
      await loggedIn(fleet, 'stranger@other.example', [['other', 'admin']]),
    ];
    for (const each of [uta, stranger]) expect((await each.post('mails/own', choice)).status).toBe(204);
    await tom.post('mails/own', { ...choice, language: 'de', kinds: ['silent'] });
    for (const name of ['Hall 1', 'Hall 2', 'Hall 3']) await mailed.enrol(name);
    mailed.stations.pop();
    await mailed.pass(1, () => Promise.all(mailed.stations.map((each) => each.exchange({ state }))));
    await mailed.pass(22);
    expect(smtp.taken.map(({ to }) => to[0]).sort()).toEqual(['tom@acme.example', 'uta@acme.example']);
    const [english, german] = ['uta', 'tom'].map((name) => smtp.taken.find(({ to }) => to[0]!.startsWith(name)));
    expect(english).toMatchObject({ isSecure: true, from: 'fleet@acme.example' });
    expect(english?.headers['subject']).toBe('3 stations do not call');
    expect(english?.text).toContain('- Hall 1, 89073 Ulm: last heard of 2026-11-22 13:01:00');
    expect(english?.text).toContain(`https://fleet.example/stations/${mailed.stations[0]!.id}`);
    expect(english?.text).toContain('These are all of your stations.');
    expect(german?.headers['subject']).toBe('3 Stationen melden sich nicht');
    expect(german?.text).toContain('Zeiten in der Zeitzone Europe/Berlin.');

    await mailed.pass(16, () => Promise.all(mailed.stations.map((each) => each.exchange({ state }))));
    expect(smtp.taken.slice(2).map(({ to, headers }) => [to[0], headers['subject']])).toEqual([
      ['uta@acme.example', '2 stations call again'],
    ]);
    const audit = JSON.stringify((await tom.get('audit')).body);
    expect(audit).toContain('chooseMails');
    expect(audit).toContain('silentAfterMin');
  });

  it('[FLEET-3] report an error by its code and text, keep names of others out of the head of a mail, and are tried again by the rules', async () => {
    let isDown = true;
    const smtp = await mailServer({ refuse: () => (isDown ? { code: 451, words: 'try later' } : undefined) });
    const mailed = new Mailed();
    const fleet = await mailed.open(smtp.port);
    const [uta, admin] = [
      await loggedIn(fleet, 'uta@acme.example', [['acme', 'viewer']]),
      await loggedIn(fleet, 'admin@acme.example', [['acme', 'admin']]),
    ];
    await uta.post('mails/own', choice);
    const station = await mailed.enrol('Hall 1\r\nBcc: everybody@acme.example\r\n\r\nBuy now');
    const withError = { ...state, faults: [{ source: 2, bitIndex: 70 }] };
    const call = () => station.exchange({ state: withError });
    await mailed.pass(4, call);
    expect((await admin.get('mails')).body).toMatchObject({
      ...{ isOn: true, waiting: 1, failing: 1 },
      people: [{ email: 'uta@acme.example', error: expect.stringContaining('try later') }],
    });
    await mailed.pass(3, call);
    isDown = false;
    await mailed.pass(3, call);
    expect(smtp.taken).toEqual([]);
    await mailed.pass(1, call);
    expect(smtp.taken).toHaveLength(1);
    const [mail] = smtp.taken;
    expect(mail?.headers['subject']).toBe('Hall 1, Bcc: everybody@acme.example, Buy now, 89073 Ulm: error E071');
    expect(mail?.headerNames.filter((name) => name === 'bcc')).toEqual([]);
    expect(mail?.text.split('\n')[1]).toBe(
      '- Hall 1, Bcc: everybody@acme.example, Buy now, 89073 Ulm: Compressor 2, E071 No pressure build-up, 2026-11-22 13:01:00',
    );
    expect((await admin.get('mails')).body).toMatchObject({ waiting: 0, failing: 0, people: [{ error: null }] });
    await mailed.pass(20, call);
    expect(smtp.taken).toHaveLength(1);
  });

  it('[FLEET-3] say of a week on its day what stood out, and nothing that its reader may not see any more', async () => {
    const smtp = await mailServer();
    const mailed = new Mailed();
    const fleet = await mailed.open(smtp.port);
    await fleet.store.admin.addOrganisation({ id: 'other', name: 'Other' });
    const people = [
      await loggedIn(fleet, 'uta@acme.example', [['acme', 'viewer']]),
      await loggedIn(fleet, 'left@acme.example', [
        ['acme', 'viewer'],
        ['other', 'viewer'],
      ]),
    ];
    for (const each of people) await each.post('mails/own', { ...choice, kinds: ['digest'] });
    const station = await mailed.enrol('Hall 1');
    station.keep(someDay('2026-11-20', 75));
    await station.put('2026-11-20');
    await station.exchange({ events: [{ id: 1, atMs: Date.parse('2026-11-18T12:00:00Z'), source: 1, bitIndex: 70 }] });
    const members = await fleet.store.people.people(['acme']);
    await fleet.store.people.removePerson(members.find(({ email }) => email.startsWith('left'))!.account, 'acme');
    mailed.atMs = Date.parse('2026-11-23T05:00:00Z');
    await mailed.pass(2);
    expect(smtp.taken.map(({ to }) => to[0])).toEqual(['uta@acme.example']);
    const [{ headers, text } = { headers: {}, text: '' }] = smtp.taken;
    expect(headers).toMatchObject({ subject: 'Fleet, 2026-11-16 to 2026-11-22' });
    expect(text).toMatch(/Energy: [\d,]+ to [\d,]+\u00a0kWh\. Data: \d/);
    expect(text).toContain('Errors of the week:\n- Hall 1, 89073 Ulm: 1\n');
    expect(text).toContain('Without connection:\n- Hall 1, 89073 Ulm');
    mailed.atMs += 24 * msPerHour;
    await mailed.pass(2);
    expect(smtp.taken).toHaveLength(1);
    // who may send no more is not missed
    await fleet.store.admin.revoke(station.id);
    mailed.atMs = Date.parse('2026-11-30T05:00:00Z');
    await mailed.pass(2);
    expect(smtp.taken).toHaveLength(2);
    expect(smtp.taken[1]!.text).not.toContain('Without connection');
  });

  it('[FLEET-3] are tried by an admin, who gets the words of the server, and are off without one', async () => {
    const smtp = await mailServer();
    const mailed = new Mailed();
    const fleet = await mailed.open(smtp.port);
    const admin = await loggedIn(fleet, 'admin@acme.example', [['acme', 'admin']]);
    expect((await admin.post('mails/test', { language: 'en' })).body).toEqual({
      ...{ isSent: true, text: "The e-mail was accepted. The server's answer: 250 taken as number 1" },
    });
    expect(smtp.taken.map(({ to }) => to[0])).toEqual(['admin@acme.example']);
    expect((await admin.post('mails/test', { language: 'en' })).status).toBe(429);

    const without = await openedFleet();
    const other = await loggedIn(without, 'admin@acme.example', [['acme', 'admin']]);
    expect((await other.get('mails/own')).body).toEqual({ isOn: false, email: 'admin@acme.example', choice: null });
    expect((await other.post('mails/test', { language: 'en' })).status).toBe(409);
  });

  it.each([
    ['a kind that there is not', { kinds: ['others'] }],
    ['a time that is too short', { silentAfterMin: 4 }],
    ['no zone', { zone: 'Europe/Nowhere' }],
    ['no weekday', { digestWeekday: 7 }],
  ])('are not chosen with %s', async (_, wrong) => {
    const fleet = await openedFleet();
    const uta = await loggedIn(fleet, 'uta@acme.example', [['acme', 'viewer']]);
    expect((await uta.post('mails/own', { ...choice, ...wrong })).status).toBe(400);
    expect((await uta.get('mails/own')).body).toMatchObject({ choice: null });
  });
});
