/** Lets the browser save a text, or the pieces of one, as a file. */
export function saveFile(name: string, content: string | BlobPart[], type: string): void {
  const address = URL.createObjectURL(new Blob(typeof content === 'string' ? [content] : content, { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address));
}
