/** Arguments of one call. */
const maxBytes = 8192;

/** One character a byte. */
export function binaryString(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += maxBytes) parts.push(String.fromCharCode(...bytes.subarray(at, at + maxBytes)));
  return parts.join('');
}
