import type { FleetIssuersApi } from '../../../core/ports/index.ts';
import { issuerScreenCalls as calls } from '../../contract/index.ts';
import type { FleetCaller } from './fleetCaller.ts';
import { screenCall, screenReader } from './screenCall.ts';

/** Asks for the issuers of organisations over HTTP, and changes them. */
export function httpFleetIssuers({ ask, order }: FleetCaller): FleetIssuersApi {
  return {
    issuers: (waiting) => ask(screenCall(calls.issuers, { waiting }), screenReader(calls.issuers)),
    saveIssuer: (body) => ask(screenCall(calls.saveIssuer, { body }), screenReader(calls.saveIssuer)),
    testIssuer: (organisation) => ask(screenCall(calls.testIssuer, { body: { organisation } }), screenReader(calls.testIssuer)),
    removeIssuer: (organisation) => order(screenCall(calls.removeIssuer, { body: { organisation } })),
  };
}
