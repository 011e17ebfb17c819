import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from '@jest/globals';
import { readProfile } from '../../adapters/field/index.ts';

const page = readFileSync('docs/profiles.md', 'utf8');
const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]) => JSON.parse(json!) as Record<string, unknown>);
const point = (key: string) => ({ key, table: 'holding', at: key.length, type: 'u16' });
const base = {
  format: 1,
  id: 'any',
  vendor: 'any',
  model: 'any',
  role: 'compressor',
  maturity: 'generic',
  sources: ['this spec'],
  modbus: { framing: ['tcp'] },
};

describe('the page of the profiles', () => {
  it('and the schema for editors are up to date with the profiles', () => {
    const { stderr, status } = spawnSync('node', ['docs/profilesPage.ts', '--check'], { encoding: 'utf8' });
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  });

  test.each(examples.map((example, i) => [i + 1, example] as const))('has an example %d that can be used', (_, example) => {
    const points = 'key' in example ? [example] : ['state', 'stateBits', 'alarms', 'oilFilterLeft'].map(point);
    const parts = 'key' in example ? {} : example;
    expect(readProfile({ ...base, points, ...parts }).problems).toBeUndefined();
  });

  it('explains every field of a point', () => {
    const schema = JSON.parse(readFileSync('field/profiles/profile.schema.json', 'utf8')) as {
      properties: { points: { items: { properties: object } } };
    };
    for (const field of Object.keys(schema.properties.points.items.properties)) expect(page).toContain(`\`${field}\``);
  });
});
