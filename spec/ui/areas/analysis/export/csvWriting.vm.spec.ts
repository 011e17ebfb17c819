import { describe, expect, it } from '@jest/globals';
import { CsvWriting } from '../../../../../ui/areas/analysis/export/csvWriting.vm.ts';

function writing() {
  const saved: { readonly name: string; readonly text: string }[] = [];
  const paused: (() => void)[] = [];
  const vm = new CsvWriting({
    pause: () => new Promise((resolve) => paused.push(resolve)),
    save: (name, pieces) => saved.push({ name, text: pieces.map((piece) => Buffer.from(piece).toString()).join('') }),
  });
  const goOn = async () => {
    paused.shift()!();
    await Promise.resolve();
  };
  return { vm, saved, paused, goOn };
}

function* slices(taken: string[], texts: readonly string[]) {
  for (const [i, text] of texts.entries()) {
    taken.push(text);
    yield { text, done: (i + 1) / texts.length };
  }
}

describe('a file that is written while the page goes on', () => {
  it('lets the page go on after each piece, states how far it is, and is saved as a whole', async () => {
    const { vm, saved, goOn } = writing();
    const taken: string[] = [];
    const written = vm.write('values.csv', slices(taken, ['\ufeffö;', '1\r\n', '2\r\n', '3\r\n']));
    const steps: unknown[] = [];
    for (let i = 0; i < 3; i++) {
      steps.push([vm.done, taken.length, saved.length]);
      await goOn();
    }
    await written;
    expect(steps).toEqual([
      [0.25, 1, 0],
      [0.5, 2, 0],
      [0.75, 3, 0],
    ]);
    expect(vm.done).toBeUndefined();
    expect(saved).toEqual([{ name: 'values.csv', text: '\ufeffö;1\r\n2\r\n3\r\n' }]);
  });

  it('does not pause for a short one', async () => {
    const { vm, saved, paused } = writing();
    const written = vm.write('values.csv', slices([], ['1\r\n']));
    expect([vm.done, paused.length, saved.length]).toEqual([undefined, 0, 1]);
    await written;
  });

  it('is not saved when a person ends it, and nothing more of it is written', async () => {
    const { vm, saved, goOn } = writing();
    const taken: string[] = [];
    const written = vm.write('values.csv', slices(taken, ['1', '2', '3']));
    vm.cancel();
    expect(vm.done).toBeUndefined();
    await goOn();
    await written;
    expect([taken, saved]).toEqual([['1'], []]);
  });

  it('makes room for the next one', async () => {
    const { vm, saved, goOn } = writing();
    const first = vm.write('first.csv', slices([], ['1', '2']));
    const second = vm.write('second.csv', slices([], ['a', 'b']));
    await goOn();
    await goOn();
    await Promise.all([first, second]);
    expect(saved).toEqual([{ name: 'second.csv', text: 'ab' }]);
    expect(vm.done).toBeUndefined();
  });
});
