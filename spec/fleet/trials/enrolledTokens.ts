import type { WireEnrolled } from '../../../adapters/contract/index.ts';
import type { FleetStore } from '../../../core/ports/index.ts';
import { enrolments } from '../../../fleet/ingest/enrolments.ts';

/** So many stations of `acme`, with their tokens. */
export async function enrolledTokens(store: FleetStore, count: number): Promise<readonly WireEnrolled[]> {
  await store.admin.addOrganisation({ id: 'acme', name: 'Acme' });
  const codes = enrolments(store, { nowMs: () => Date.now() });
  const code = await codes.code({ operator: 'acme', owner: 'acme', uses: count });
  const enrolled: WireEnrolled[] = [];
  for (let i = 0; i < count; i++) {
    const each = await codes.enrol({ code, installation: `i${i}`, name: `Hall ${i}`, software: '1.0', formats: [1] });
    if (each === undefined) throw new Error('the code is used up');
    enrolled.push(each);
  }
  return enrolled;
}
