import { type FleetRights, mayManage } from '../../core/fleet/index.ts';
import type { Managed } from '../../core/ports/index.ts';
import { CallRefused } from '../../server/http/CallRefused.ts';

/** Those whose people, codes and acts somebody may see. */
export const managedBy = (rights: FleetRights): Managed =>
  rights.isRoot
    ? 'all'
    : rights.memberships.map(({ organisation }) => organisation).filter((organisation) => mayManage(rights, organisation));

/** Refuses a call of somebody who does not manage all of the organisations. */
export function demand(rights: FleetRights, ...organisations: readonly string[]): void {
  if (!organisations.every((organisation) => mayManage(rights, organisation))) {
    throw new CallRefused(403, 'This account does not manage that organisation.');
  }
}

/** Everything that only exists for those who may see it. */
export const nothingThere = (): CallRefused => new CallRefused(404, 'There is nothing of that name.');
