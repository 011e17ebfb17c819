import { describe, expect, it } from '@jest/globals';
import { secretNames } from '../../../core/settings/settingsSecrets.ts';
import { secretRepository } from '../../../adapters/sqlite/secretRepository.ts';
import { openDatabase } from './openDatabase.ts';

const mail = 'email.account.userPassword';
const sms = 'sms.token';

describe('the secrets of a station', () => {
  it('are known by the names of their settings', () => {
    expect(secretNames).toEqual(expect.arrayContaining([mail, sms]));
  });

  it('are unknown to a demo station on the same database', () => {
    const database = openDatabase();
    const [real, demo] = [secretRepository(database, 'station'), secretRepository(database, 'demo')];
    real.change(new Map([[mail, 'one']]));
    demo.change(new Map([[sms, 'two']]));
    expect([demo.find(mail), [...demo.names()], real.find(sms), [...real.names()]]).toEqual([undefined, [sms], undefined, [mail]]);
  });

  it('change all or none', () => {
    const database = openDatabase();
    const secrets = secretRepository(database, 'station');
    database.exec("CREATE TRIGGER full BEFORE INSERT ON secrets WHEN NEW.name = 'sms.token' BEGIN SELECT RAISE(ABORT, 'disk full'); END");
    expect(() =>
      secrets.change(
        new Map([
          [mail, 'one'],
          [sms, 'two'],
        ]),
      ),
    ).toThrow('disk full');
    expect([...secrets.names()]).toEqual([]);
  });
});
