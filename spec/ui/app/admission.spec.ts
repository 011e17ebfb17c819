import { describe, expect, it, test } from '@jest/globals';
import { allowedAreas, type Area, areas, loggedOut, sessionOf } from '../../../core/access/index.ts';
import { defaultSettings } from '../../../core/settings/index.ts';
import { admission, type AdmissionFacts } from '../../../ui/app/admission.ts';

const asking = (facts: Partial<AdmissionFacts>): AdmissionFacts => ({
  area: 'overview',
  address: '/overview/master?x=1',
  session: loggedOut,
  ending: undefined,
  allowed: allowedAreas(facts.session ?? loggedOut, defaultSettings.rights),
  rightsKnown: true,
  ...facts,
});
const verdictOf = (facts: Partial<AdmissionFacts>) => admission(asking(facts)).verdict;
const openAreas = (session: AdmissionFacts['session']) => areas.filter((area) => verdictOf({ area, session }) === 'open');

describe('admission to a page', () => {
  test.each(areas)('[ACC-5] without a login a page of %s leads to the login', (area: Area) => {
    expect(verdictOf({ area })).toBe('login');
  });

  it('[ACC-5] [ACC-8] with a login only the areas of its rights open', () => {
    expect(openAreas(sessionOf('demo'))).toEqual(['overview', 'analytics', 'energyBalancing']);
    expect(openAreas(sessionOf('read'))).toEqual(['overview', 'analytics', 'energyBalancing', 'maintenance', 'errors']);
    expect(openAreas(sessionOf('write'))).toEqual([...areas]);
  });

  it('[ACC-5] an area that the rights lack is refused', () => {
    expect(verdictOf({ area: 'settings', session: sessionOf('read') })).toBe('refused');
  });

  it('[ROUTE-20] does not refuse a reloaded page before the rights are known', () => {
    expect(verdictOf({ area: 'settings', session: sessionOf('read'), rightsKnown: false })).toBe('wait');
    expect(verdictOf({ area: 'overview', session: sessionOf('read'), rightsKnown: false })).toBe('open');
  });

  it('[ACC-9] keeps the address for after the login', () => {
    expect(admission(asking({}))).toEqual({ verdict: 'login', asked: '/overview/master?x=1' });
  });

  it('[ACC-13] keeps the address when the station ended the session', () => {
    expect(admission(asking({ ending: 'byStation' }))).toEqual({ verdict: 'login', asked: '/overview/master?x=1' });
  });

  it('[ACC-9] leaves no address behind for the next person after a logout', () => {
    expect(admission(asking({ ending: 'byPerson' }))).toEqual({ verdict: 'login', asked: undefined });
  });
});
