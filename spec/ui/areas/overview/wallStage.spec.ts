import { describe, expect, test } from '@jest/globals';
import { fitIn, wallStage } from '../../../../ui/areas/overview/wall/wallStage.ts';
import { WallTurnsVm } from '../../../../ui/areas/overview/wall/wallTurns.vm.ts';

describe('the stage of the wall panel', () => {
  test.each([
    [1920, 1080, 1920, 1080, false],
    [1280, 800, 1920, 1200, false],
    [3840, 2160, 1920, 1080, false],
    [1080, 1920, 1080, 1920, true],
    [800, 1280, 1080, 1728, true],
  ])('fills a screen of %i x %i', (width, height, stageWidth, stageHeight, isPortrait) => {
    const stage = wallStage(width, height);
    expect([stage.widthPx * stage.scale, stage.heightPx * stage.scale]).toEqual([expect.closeTo(width), expect.closeTo(height)]);
    expect(stage.isPortrait).toBe(isPortrait);
    if (height !== 1280) expect([stage.widthPx, stage.heightPx]).toEqual([expect.closeTo(stageWidth), expect.closeTo(stageHeight)]);
    expect(Math.min(stage.widthPx, stage.heightPx)).toBeGreaterThanOrEqual(1079.9);
  });

  test.each([
    [{ widthPx: 1840, heightPx: 600 }, 400, 1.4556],
    [{ widthPx: 1840, heightPx: 400 }, 400, 1],
    [{ widthPx: 1000, heightPx: 2000 }, 400, 0.7911],
  ])('draws the picture within %j', (box, drawnHeight, scale) => {
    const fit = fitIn(box, drawnHeight, [1264, 1900]);
    expect(fit.scale).toBeCloseTo(scale, 3);
    expect(fit.widthPx * fit.scale).toBeLessThanOrEqual(box.widthPx + 0.01);
    expect(drawnHeight * fit.scale).toBeLessThanOrEqual(box.heightPx + 0.01);
  });
});

test('what takes turns begins again after the last one, and stands still where there is nothing', () => {
  const turns = new WallTurnsVm(1000);
  const shown = [0, 1, 2, 3].map(() => {
    const at = turns.of(3);
    turns.turn();
    return at;
  });
  expect([shown, turns.of(0), turns.of(1)]).toEqual([[0, 1, 2, 0], 0, 0]);
});
