import { describe, expect, it } from '@jest/globals';
import type { ReactNode } from 'react';
import type { FleetPeopleApi } from '../../../core/ports/index.ts';
import { CodeForm } from '../../../ui/fleet/areas/admin/CodeForm.tsx';
import { PersonForm } from '../../../ui/fleet/areas/admin/PersonForm.tsx';
import { fleetPorts } from '../../../ui/fleet/di/fleetTokens.ts';
import { session, storesOf } from './fleetFixture.ts';
import { fleetMarkup } from './fleetMarkup.tsx';

const organisation = (id: string) => ({ id, name: id, stations: 1, people: 1 });
const nothing = () => undefined;

async function shown(form: ReactNode, memberships = session.memberships): Promise<string> {
  const stores = await storesOf([], { ...session, memberships });
  return fleetMarkup(stores, form, '/admin', (bound) => bound.bind(fleetPorts.people).toConstantValue({} as FleetPeopleApi));
}
const chosenIn = (markup: string) => [...markup.matchAll(/<option value="([^"]*)" selected/g)].map(([, value]) => value);

describe('a form of the administration', () => {
  it.each([
    ['it is the second', ['another', 'acme'], 'acme'],
    ['there is none', ['another', 'third'], 'another'],
  ])('begins with the own organisation, else with the first: %s', async (_, ids, chosen) => {
    const organisations = ids.map(organisation);
    expect(chosenIn(await shown(<PersonForm organisations={organisations} onSaved={nothing} />))[0]).toBe(chosen);
    expect(chosenIn(await shown(<CodeForm organisations={organisations} stations={[]} onMade={nothing} />)).slice(0, 2)).toEqual([
      chosen,
      chosen,
    ]);
  });

  it('takes no more stations for a code than the server does', async () => {
    expect(await shown(<CodeForm organisations={[organisation('acme')]} stations={[]} onMade={nothing} />)).toContain(
      'type="number" min="1" max="1000"',
    );
  });
});
