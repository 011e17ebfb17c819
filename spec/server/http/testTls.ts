import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the specs' own certificate for localhost and 127.0.0.1; no station uses it. */
export const tlsFile = (name: 'station.cert' | 'station.key' | 'other.key' | 'locked.key'): string =>
  join(import.meta.dirname, 'tls', `${name}.pem`);

/** For a client that trusts the specs' certificate. */
export const trustsTestCertificate = { ca: readFileSync(tlsFile('station.cert')) };
