import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../fixtures/tls');

/** A certificate of its own authority for 127.0.0.1 and gateway.test, valid until 2126. */
export const testCertificate = {
  key: readFileSync(join(folder, 'key.pem'), 'utf8'),
  cert: readFileSync(join(folder, 'certificate.pem'), 'utf8'),
};
