import { X509Certificate, createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { plainReason } from '../process/plainReason.ts';
import { StartFailure } from '../process/StartFailure.ts';

/** Paths of a certificate, with its chain, and of its private key, both as PEM. */
export interface TlsFiles {
  readonly certFile: string;
  readonly keyFile: string;
}

/** What the web server encrypts with. */
export interface TlsMaterial {
  readonly cert: Buffer;
  readonly key: Buffer;
  readonly minVersion: 'TLSv1.2';
}

function contentOf(what: string, file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    const reason = plainReason(error);
    throw reason === undefined ? error : new StartFailure(`cannot read the ${what} ${file}: ${reason}`);
  }
}

function plainly<T>(what: string, read: () => T): T {
  try {
    return read();
  } catch {
    throw new StartFailure(what);
  }
}

/** Reads certificate and key; throws a StartFailure that names the file when they are not what they should be. */
export function readTlsFiles({ certFile, keyFile }: TlsFiles): TlsMaterial {
  const [cert, key] = [contentOf('TLS certificate', certFile), contentOf('TLS key', keyFile)];
  const certificate = plainly(`the TLS certificate ${certFile} is no certificate in PEM format`, () => new X509Certificate(cert));
  const privateKey = plainly(`the TLS key ${keyFile} is no private key in PEM format without a passphrase`, () => createPrivateKey(key));
  if (!certificate.checkPrivateKey(privateKey))
    throw new StartFailure(`the TLS key ${keyFile} does not belong to the certificate ${certFile}`);
  return { cert, key, minVersion: 'TLSv1.2' };
}
