import { describe, expect, it } from '@jest/globals';
import { exhibits } from '../../../ui/gallery/exhibits.tsx';
import * as kit from '../../../ui/kit/index.ts';

/** What can't be seen by itself: functions and values that parts use. */
const unseen = [
  'classNames',
  'cssVars',
  'formatFor',
  'iconNames',
  'lazyPart',
  'maxPrintedRows',
  'movedIndex',
  'PartNotLoaded',
  'observed',
  'product',
  'productVersion',
  'saveFile',
  'Sprite',
  'useAddressState',
  'useKeptFocus',
];

describe('the gallery', () => {
  it('shows every part that the kit exports, and nothing else', () => {
    expect(Object.keys(exhibits).concat(unseen).sort()).toEqual(Object.keys(kit).sort());
  });
});
