import type { DownloadProgress } from '../../core/ports/index.ts';

export interface ReadBodyParts {
  readonly maxBytes: number;
  readonly onPiece: (progress: DownloadProgress) => void;
}

/** What the head of an answer promises; of a compressed body it states another length than the one that arrives. */
function promisedBytes({ headers }: Response): number | undefined {
  const length = headers.get('content-length');
  return length !== null && /^\d{1,15}$/.test(length) && headers.get('content-encoding') === null ? Number(length) : undefined;
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** The whole body; undefined when it is longer than it may be. Rejects when it is cut off. */
export async function readBody(response: Response, { maxBytes, onPiece }: ReadBodyParts): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = response.body?.getReader();
  const totalBytes = promisedBytes(response);
  const pieces: Uint8Array[] = [];
  let loadedBytes = 0;
  for (let piece = await reader?.read(); piece?.value !== undefined; piece = await reader?.read()) {
    pieces.push(piece.value);
    loadedBytes += piece.value.length;
    if (loadedBytes > maxBytes) {
      await reader?.cancel();
      return undefined;
    }
    onPiece({ loadedBytes, totalBytes });
  }
  return joined(pieces, loadedBytes);
}
