import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import type { Level } from '../../core/access/index.ts';
import type { FieldApi } from '../../core/ports/index.ts';
import { memoryField, memoryStation, type MemoryStation } from '../fakes/index.ts';
import { knownConfig, knownFound, knownProfile, knownReport, knownTrial } from './knownField.ts';

/** A way to a station that listens to the known plant. */
export interface ReachedField {
  readonly api: FieldApi;
  readonly close: () => Promise<void>;
}

const broken = 'devices.0.unit: 300 ist zu groß';
const [connection] = knownConfig.connections;
const withoutLast = { ...knownConfig, devices: knownConfig.devices.slice(0, -1) };

/** What every way to the field of a station does; `reach` leads to the field of the station that it is given. */
export function fieldContract(name: string, reach: (station: MemoryStation) => Promise<ReachedField>): void {
  describe(`${name} as a way to the field`, () => {
    let reached: ReachedField;
    let station: MemoryStation;
    const tokens: Partial<Record<Level, string>> = {};
    beforeAll(async () => {
      station = memoryStation({
        field: memoryField({
          report: knownReport,
          trialOf: ({ device }) =>
            device === undefined
              ? { ...knownTrial, readings: [], identification: [] }
              : device.unit === 12
                ? knownTrial
                : { ...knownTrial, problem: 'silent' },
          foundOf: (search) =>
            'network' in search
              ? [{ host: `${search.network}.${search.fromHost}`, unit: 1, identification: [], profiles: [] }]
              : knownFound.filter(({ unit }) => unit >= search.fromUnit && unit <= search.toUnit),
          problemOf: ({ devices }) => (devices[0]?.unit === 300 ? broken : undefined),
        }),
      });
      const all = { overview: true, analytics: true, energyBalancing: true, maintenance: true, errors: true, settings: true };
      station.saveSettings('rights', { demo: { ...all, settings: false }, read: all });
      for (const level of ['demo', 'read', 'write'] as const) {
        const answer = await station.sessionApi.login(level);
        if (answer.outcome === 'opened') tokens[level] = answer.open.token;
      }
      reached = await reach(station);
    });
    afterAll(() => reached.close());

    const reported = async (level: Level) => {
      const answer = await reached.api.report(tokens[level], 'de');
      return answer.outcome === 'succeeded' ? answer.value : answer.outcome;
    };

    it('reports connections, devices, their readings and the models that may be chosen', async () => {
      expect(await reported('write')).toEqual(knownReport);
    });

    it('reports the state to who may open the settings, without configuration, and nothing to others', async () => {
      expect(await reported('read')).toEqual({ ...knownReport, config: undefined, passwords: [] });
      expect(await reported('demo')).toBe('forbidden');
    });

    it('saves a configuration with its passwords, which no report has, and goes back by one step', async () => {
      const { api } = reached;
      expect(await api.save(withoutLast, { 'gateway-hall-a': 'h1dden', 'mqtt-broker': '' }, tokens.write, 'de')).toEqual({
        outcome: 'succeeded',
      });
      const after = await reported('write');
      expect(after).toMatchObject({ config: withoutLast, passwords: ['gateway-hall-a'], canUndo: true });
      expect(JSON.stringify(after)).not.toContain('h1dden');
      expect(await api.undo(tokens.write, 'de')).toEqual({ outcome: 'succeeded' });
      expect(await reported('write')).toEqual(knownReport);
      expect(await api.undo(tokens.write, 'de')).toMatchObject({ outcome: 'refused' });
    });

    it('says why a configuration is refused, and keeps the one it has', async () => {
      const wrong = { ...knownConfig, devices: [{ ...knownConfig.devices[0]!, unit: 300 }] };
      expect(await reached.api.save(wrong, {}, tokens.write, 'de')).toEqual({ outcome: 'refused', text: broken });
      expect(await reported('write')).toEqual(knownReport);
    });

    it('tries a connection, and a device behind it with each point, its words and their orders', async () => {
      const { api } = reached;
      const trial = {
        connection: connection!,
        password: 'p',
        device: { unit: 12, profile: 'eastron-sdm630', adjust: { power: { scale: 20 } } },
      };
      expect(await api.try({ connection: connection! }, tokens.write, 'de')).toMatchObject({ value: { connectMs: 12, readings: [] } });
      expect(await api.try(trial, tokens.write, 'de')).toEqual({ outcome: 'succeeded', value: knownTrial });
      expect(station.called.at(-1)).toEqual({ call: 'changeField', sent: trial });
    });

    test.each([
      ['units of a connection', { connection: connection!, fromUnit: 1, toUnit: 11 }, knownFound.slice(0, 1)],
      ['nothing', { connection: connection!, fromUnit: 20, toUnit: 24 }, []],
      [
        'addresses of a network',
        { network: '192.168.40', fromHost: 11, toHost: 26 },
        [{ host: '192.168.40.11', unit: 1, identification: [], profiles: [] }],
      ],
    ])('finds %s', async (_, search, found) => {
      expect(await reached.api.find(search, tokens.write, 'de')).toEqual({ outcome: 'succeeded', value: found });
    });

    it('adds a profile to the models', async () => {
      expect(await reached.api.addProfile(knownProfile, tokens.write, 'de')).toEqual({ outcome: 'succeeded' });
      expect(await reported('write')).toMatchObject({
        models: [...knownReport.models, { id: 'own-meter', vendor: 'Own', role: 'powerMeter', isOwn: true }],
      });
    });

    it('lets nobody change anything who may not write', async () => {
      const { api } = reached;
      const asked = [
        api.try({ connection: connection! }, tokens.read, 'de'),
        api.find({ connection: connection!, fromUnit: 1, toUnit: 2 }, tokens.read, 'de'),
      ];
      for (const answer of asked) expect(await answer).toEqual({ outcome: 'forbidden' });
      const saves = [
        api.save(knownConfig, {}, tokens.read, 'de'),
        api.undo(tokens.read, 'de'),
        api.addProfile(knownProfile, tokens.read, 'de'),
      ];
      for (const answer of saves) expect((await answer).outcome).not.toBe('succeeded');
    });

    it('ends a trial that nobody waits for', async () => {
      const release = station.hold('changeField');
      const ending = new AbortController();
      const answer = reached.api.try({ connection: connection! }, tokens.write, 'de', { signal: ending.signal });
      ending.abort();
      expect(await answer).toEqual({ outcome: 'aborted' });
      release();
    });
  });
}
