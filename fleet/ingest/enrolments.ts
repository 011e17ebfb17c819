import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { WireEnrol, WireEnrolled } from '../../adapters/contract/index.ts';
import { codeBytes, enrolmentCode, typedCode } from '../../core/fleet/index.ts';
import type { Clock, EnrolmentLeave, FleetStore } from '../../core/ports/index.ts';
import { msPerDay } from '../../core/time/index.ts';

/** What the database has of a token or a code. */
export const hashOf = (secret: string): Uint8Array => createHash('sha256').update(secret).digest();

const tokenBytes = 32;
/** How long a code is valid. */
export const codeDays = 14;
/** What a station proves with who it is. */
export const newToken = (): string => randomBytes(tokenBytes).toString('base64url');

function newCode(): string {
  for (;;) {
    const code = enrolmentCode(randomBytes(codeBytes));
    if (code !== undefined) return code;
  }
}

/** Whom a code is for. */
export type CodeFor = Pick<EnrolmentLeave, 'operator' | 'owner' | 'uses' | 'station'>;

/** Codes, and the stations that use them. */
export interface Enrolments {
  /** A code for stations of an organisation, valid for 14 days; shown once, as only its hash is kept. */
  code(leave: CodeFor): Promise<string>;
  /** Undefined for a code that is unknown, used up or expired. */
  enrol(asked: WireEnrol): Promise<WireEnrolled | undefined>;
}

export const enrolments = ({ ingest, admin }: Pick<FleetStore, 'ingest' | 'admin'>, clock: Clock): Enrolments => ({
  async code(leave) {
    const code = newCode();
    await admin.addLeave({ ...leave, codeHash: hashOf(code), expiresMs: clock.nowMs() + codeDays * msPerDay });
    return code;
  },
  async enrol({ code: typed, installation, name, software }) {
    const code = typedCode(typed);
    if (code === undefined) return undefined;
    const token = newToken();
    const station = await ingest.enrol({
      ...{ codeHash: hashOf(code), tokenHash: hashOf(token), newId: randomUUID(), installation, name, software, nowMs: clock.nowMs() },
    });
    return station === undefined ? undefined : { station, token };
  },
});
