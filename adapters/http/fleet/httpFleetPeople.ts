import type { FleetPeopleApi } from '../../../core/ports/index.ts';
import { peopleScreenCalls as calls } from '../../contract/index.ts';
import type { FleetCaller } from './fleetCaller.ts';
import { screenCall, screenReader } from './screenCall.ts';

/** Asks for the people, codes and organisations of a fleet over HTTP, and changes them. */
export function httpFleetPeople({ ask, order }: FleetCaller): FleetPeopleApi {
  return {
    people: (waiting) => ask(screenCall(calls.people, { waiting }), screenReader(calls.people)),
    savePerson: (body) => ask(screenCall(calls.savePerson, { body }), screenReader(calls.savePerson)),
    removePerson: (account, organisation) => order(screenCall(calls.removePerson, { body: { account, organisation } })),
    codes: (waiting) => ask(screenCall(calls.codes, { waiting }), screenReader(calls.codes)),
    makeCode: (body) => ask(screenCall(calls.makeCode, { body }), screenReader(calls.makeCode)),
    removeCode: (id) => order(screenCall(calls.removeCode, { body: { id } })),
    revokeToken: (station) => order(screenCall(calls.revokeToken, { body: { station } })),
    removeStation: (station) => order(screenCall(calls.removeStation, { body: { station } })),
    organisations: (waiting) => ask(screenCall(calls.organisations, { waiting }), screenReader(calls.organisations)),
    makeOrganisation: (name) => ask(screenCall(calls.makeOrganisation, { body: { name } }), screenReader(calls.makeOrganisation)),
    audit: (beforeMs, waiting) => ask(screenCall(calls.audit, { query: { beforeMs }, waiting }), screenReader(calls.audit)),
  };
}
