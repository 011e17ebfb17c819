import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import type { AnnexDayFile } from '../../core/annex/index.ts';
import { dayFileReader } from '../../core/dayFile/index.ts';
import { samplePeriodS } from '../../core/samples/index.ts';
import type { PlantDay } from '../../core/time/index.ts';

/** Reads a day file for its hash and its period; rejects with the system's error, or the signal's reason when it is given. */
export async function hashedDayFile(day: PlantDay, path: string, signal?: AbortSignal): Promise<AnnexDayFile> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  let periodS: number | undefined;
  for await (const chunk of createReadStream(path, { signal }) as AsyncIterable<Uint8Array<ArrayBuffer>>) {
    hash.update(chunk);
    if (sizeBytes === 0) {
      const reader = dayFileReader();
      reader.push(chunk);
      periodS = reader.end().header.periodS;
    }
    sizeBytes += chunk.byteLength;
  }
  return { day, name: basename(path), sizeBytes, sha256: hash.digest('hex'), periodS: periodS ?? samplePeriodS };
}
