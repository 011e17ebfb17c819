import { execFileSync, spawnSync } from 'node:child_process';
import { lacks } from '../machine/itWhere.ts';

const maxBytes = 64 * 1024 * 1024;
const read = (tool: string, ...args: string[]) => execFileSync(tool, args, { maxBuffer: maxBytes });

/** Whether PDF files can be read here. */
export const hasPoppler = !lacks(
  ['pdfinfo', 'pdftotext', 'pdfimages', 'pdftoppm'].every((tool) => spawnSync(tool, ['-v']).status === 0),
  'the programs of poppler',
);

/** Pages, and size of the first one in points. */
export function pdfInfo(file: string): { readonly pages: number; readonly width: number; readonly height: number; readonly title: string } {
  const text = read('pdfinfo', file).toString();
  const [, width, height] = /Page size:\s+([\d.]+) x ([\d.]+) pts/.exec(text)!;
  return {
    pages: Number(/Pages:\s+(\d+)/.exec(text)![1]),
    width: Number(width),
    height: Number(height),
    title: /Title:\s+(.*)/.exec(text)?.[1] ?? '',
  };
}

export const pdfText = (file: string): string => read('pdftotext', '-layout', file, '-').toString();

/** Width and height in pixels of each picture, and its pixels an inch on the page. */
export function pdfImages(file: string): readonly { readonly width: number; readonly height: number; readonly dpi: number }[] {
  const rows = read('pdfimages', '-list', file).toString().trim().split('\n').slice(2);
  return rows.map((row) => {
    const cells = row.trim().split(/\s+/);
    return { width: Number(cells[3]), height: Number(cells[4]), dpi: Number(cells[12]) };
  });
}

/** The first page in grey, 0 is black, at so many pixels an inch. */
export function pdfPixels(file: string, dpi: number): { readonly width: number; readonly height: number; readonly grey: Uint8Array } {
  const pgm = read('pdftoppm', '-gray', '-r', `${dpi}`, '-f', '1', '-l', '1', file);
  const [head, width, height] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(pgm.subarray(0, 64).toString('latin1'))!;
  return { width: Number(width), height: Number(height), grey: pgm.subarray(head.length) };
}
