import { describe, expect, it, test } from '@jest/globals';
import { Container } from 'inversify';
import { memoryDayFileParser, memoryPreferenceStorage, memorySessionStorage, memoryStation } from '../../fakes/index.ts';
import type { Log } from '../../../core/ports/index.ts';
import { defaultSettings } from '../../../core/settings/index.ts';
import { bindStores, pageContainer, ports, stores } from '../../../ui/di/index.ts';
import { token } from '../../../ui/di/token.ts';
import { keptLog } from '../stores/stationFixture.ts';

describe('the container of a page', () => {
  const page = pageContainer();

  test.each([...Object.entries(ports), ...Object.entries(stores)])('binds %s', (_, token) => {
    expect(page.isBound(token)).toBe(true);
  });

  it('makes a service once, when it is first asked for', () => {
    expect(page.get(stores.plant)).toBe(page.get(stores.plant));
    expect(page.get(ports.sessionApi)).toBe(page.get(ports.sessionApi));
  });

  it('says which service is not bound', () => {
    expect(() => page.get(token('Sundial'))).toThrow('Symbol(Sundial)');
  });
});

describe('the stores of a page', () => {
  it('stand on its ports and on each other', async () => {
    const settings = { ...defaultSettings, customer: { ...defaultSettings.customer, customer: 'Werk Nord' } };
    const station = memoryStation({ settings });
    const log = keptLog();
    const page = new Container({ defaultScope: 'Singleton' });
    page.bind(ports.sessionApi).toConstantValue(station.sessionApi);
    page.bind(ports.sessionStorage).toConstantValue(memorySessionStorage());
    page.bind(ports.backlog).toConstantValue(station.backlog);
    page.bind(ports.log).toConstantValue(log);
    page.bind(ports.dayFiles).toConstantValue(station.dayFiles);
    page.bind(ports.dayFileParser).toConstantValue(memoryDayFileParser());
    page.bind(ports.stationInfo).toConstantValue(station.info);
    page.bind(ports.faultCatalogue).toConstantValue(station.faultCatalogue);
    page.bind(ports.statistics).toConstantValue(station.statistics);
    page.bind(ports.clock).toConstantValue({ nowMs: () => 0 });
    page.bind(ports.preferenceStorage).toConstantValue(memoryPreferenceStorage());
    page.bind(ports.browserRegions).toConstantValue([]);
    bindStores(page);
    for (const store of Object.values(stores)) expect(page.get<unknown>(store)).toBe(page.get<unknown>(store));
    await page.get(stores.session).login('write');
    expect(page.get(stores.settings).settings.customer.customer).toBe('Werk Nord');
  });
});

describe('a token', () => {
  it('is apart from another one of the same name', () => {
    const page = new Container();
    const [one, other] = [token<number>('level'), token<number>('level')];
    page.bind(one).toConstantValue(1);
    page.bind(other).toConstantValue(2);
    expect([page.get(one), page.get(other)]).toEqual([1, 2]);
  });

  it('carries the type of its service', () => {
    const page = new Container();
    const level = token<number>('level');
    page.bind(ports.log).toConstantValue(keptLog());
    // @ts-expect-error a text is no level
    page.bind(level).toConstantValue('7');
    // @ts-expect-error the factory takes a level and is given a log
    page.bind(level).toResolvedValue((value: number) => value, [ports.log]);
    // @ts-expect-error a log is no level
    const log: number = page.get(ports.log);
    const same: Log = page.get(ports.log);
    expect(log).toBe(same);
  });
});
