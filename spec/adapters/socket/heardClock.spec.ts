import { expect, it } from '@jest/globals';
import { heardClock } from '../../../adapters/socket/heardClock.ts';

it("the controller's clock goes on since it was last heard, whatever this machine's time of day is, and is that before", () => {
  let [steadyMs, wallMs] = [5000, 1_000_000];
  const clock = heardClock(
    () => steadyMs,
    () => wallMs,
  );
  expect(clock.nowMs()).toBe(1_000_000);
  clock.set(70_000);
  expect(clock.nowMs()).toBe(70_000);
  steadyMs += 1500;
  wallMs -= 3_600_000;
  expect(clock.nowMs()).toBe(71_500);
  clock.set(90_000);
  expect(clock.nowMs()).toBe(90_000);
});
