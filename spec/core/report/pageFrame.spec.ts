import { describe, expect, it } from '@jest/globals';
import { pageFrame, type PageWords, type Paper } from '../../../core/report/index.ts';
import { lettersOf } from './lettersOf.ts';

const nothing: PageWords = { title: '', station: '', range: '', units: '', printed: '', pageNumber: '' };
const paper = (widthMm: number): Paper => ({
  size: 'a4',
  orientation: 'portrait',
  marginsMm: { top: 10, left: 10, right: 200 - widthMm, bottom: 10 },
});

describe('the frame of a page', () => {
  it.each([
    [60, true],
    [59.5, false],
  ])('is there where the margins leave %d mm of its width: %p', (widthMm, isThere) => {
    expect(pageFrame(paper(widthMm), nothing, lettersOf) !== undefined).toBe(isThere);
  });

  it('has title and station on one line as long as both fit, six mm apart', () => {
    // letters of the title are 3.2 mm wide, those of the station 2 mm
    const aligned = (letters: number) => {
      const words = { ...nothing, title: 'x'.repeat(40), station: 'y'.repeat(letters) };
      return pageFrame(paper(160), words, lettersOf)!.texts.map(({ align, xMm }) => [align, xMm]);
    };
    expect(aligned(13)).toEqual([
      ['left', 10],
      ['right', 170],
    ]);
    expect(aligned(14)).toEqual([
      ['left', 10],
      ['left', 10],
    ]);
  });
});
