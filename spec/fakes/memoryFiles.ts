/** Files of a fake by path or name, as text or as bytes. */
export type MemoryFiles = ReadonlyMap<string, string | Uint8Array>;

/** A copy of a file's bytes; undefined when there is no such file. */
export function fileBytes(files: MemoryFiles, path: string): Uint8Array<ArrayBuffer> | undefined {
  const file = files.get(path);
  if (file === undefined) return undefined;
  return new Uint8Array(typeof file === 'string' ? new TextEncoder().encode(file) : file);
}
