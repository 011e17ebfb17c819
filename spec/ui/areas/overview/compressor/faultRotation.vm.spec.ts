import { describe, expect, it, test } from '@jest/globals';
import { rotationStepMs } from '../../../../../core/faults/index.ts';
import { FaultRotationVm } from '../../../../../ui/areas/overview/compressor/faultRotation.vm.ts';
import { active } from './compressorFixture.ts';

const [error, warning, service] = [active(65, 'error'), active(17, 'warning'), active(1, 'maintenance')];
const turned = (vm: FaultRotationVm, times: number) =>
  Array.from({ length: times }, () => {
    const { shown } = vm;
    vm.turn();
    return shown?.number;
  });

describe('the faults of a machine', () => {
  it('[STATE-8] take turns every 3 s, in their order and again from the first', () => {
    const vm = new FaultRotationVm([error, warning, service]);
    expect(vm.waitMs).toBe(3000);
    expect(turned(vm, 7)).toEqual([65, 17, 1, 65, 17, 1, 65]);
    expect(vm.waitMs).toBe(rotationStepMs);
  });

  test.each([
    ['none', [], undefined],
    ['one', [error], 65],
  ])('do not turn when there is %s', (_, faults, shown) => {
    const vm = new FaultRotationVm(faults);
    expect(vm.waitMs).toBeUndefined();
    expect(vm.shown?.number).toBe(shown);
    expect(vm.position).toBe(0);
  });

  test.each([
    ['under the pointer', (vm: FaultRotationVm) => vm.hold('pointer', true), (vm: FaultRotationVm) => vm.hold('pointer', false)],
    ['with the focus in them', (vm: FaultRotationVm) => vm.hold('focus', true), (vm: FaultRotationVm) => vm.hold('focus', false)],
    ['once stopped', (vm: FaultRotationVm) => vm.stop(), (vm: FaultRotationVm) => vm.goOn()],
    ['where no motion is wanted', (vm: FaultRotationVm) => vm.setStill(true), (vm: FaultRotationVm) => vm.setStill(false)],
  ])('stand still %s', (_, hold, release) => {
    const vm = new FaultRotationVm([error, warning]);
    vm.turn();
    hold(vm);
    expect(vm.waitMs).toBeUndefined();
    expect(vm.shown).toBe(warning);
    release(vm);
    expect(vm.waitMs).toBe(rotationStepMs);
    expect(vm.shown).toBe(warning);
  });

  it('go on when asked to, although the button has pointer and focus', () => {
    const vm = new FaultRotationVm([error, warning]);
    vm.hold('pointer', true);
    vm.hold('focus', true);
    vm.stop();
    vm.goOn();
    expect(vm.waitMs).toBe(rotationStepMs);
  });

  it('stay stopped when the pointer leaves', () => {
    const vm = new FaultRotationVm([error, warning]);
    vm.hold('pointer', true);
    vm.stop();
    vm.hold('pointer', false);
    expect(vm.waitMs).toBeUndefined();
  });
});

describe('a change of the faults', () => {
  it('shows a fault that comes, and counts it', () => {
    const vm = new FaultRotationVm([warning]);
    expect(vm.arrivals).toBe(0);
    vm.receive([error, warning]);
    expect([vm.shown, vm.arrivals]).toEqual([error, 1]);
    vm.receive([error, warning, service]);
    expect([vm.shown, vm.arrivals]).toEqual([service, 2]);
  });

  it('keeps the one that is shown when another goes', () => {
    const vm = new FaultRotationVm([error, warning, service]);
    vm.turn();
    vm.receive([warning, service]);
    expect([vm.shown, vm.position, vm.arrivals]).toEqual([warning, 0, 0]);
  });

  it('shows the worst when the one that was shown goes', () => {
    const vm = new FaultRotationVm([error, warning, service]);
    vm.turn();
    vm.receive([error, service]);
    expect(vm.shown).toBe(error);
  });

  it('leaves nothing when all go', () => {
    const vm = new FaultRotationVm([error, warning]);
    vm.turn();
    vm.receive([]);
    expect([vm.shown, vm.position, vm.waitMs]).toEqual([undefined, 0, undefined]);
  });
});
