import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { autorun, observable, runInAction } from 'mobx';
import { frameByFrame, held, turnsInView } from '../../../ui/stores/turns.ts';

/** Frames that are drawn by hand. */
function someFrames() {
  let waiting: (() => void)[] = [];
  return {
    turns: frameByFrame((work) => waiting.push(work)),
    draw: () => {
      const due = waiting;
      waiting = [];
      for (const work of due) work();
      return due.length;
    },
  };
}

describe('pieces of work', () => {
  it('are done one behind each frame, in their order', () => {
    const { turns, draw } = someFrames();
    const done: string[] = [];
    for (const name of ['a', 'b', 'c']) turns(() => done.push(name));
    const seen = [1, 2, 3].map(() => (draw(), done.join('')));
    expect(seen).toEqual(['a', 'ab', 'abc']);
    expect(draw()).toBe(0);
  });

  it('wait once, however often they are asked for, and can be asked for again once they are done', () => {
    const { turns, draw } = someFrames();
    let count = 0;
    const piece = () => count++;
    turns(piece);
    turns(piece);
    expect([draw(), draw(), count]).toEqual([1, 0, 1]);
    turns(piece);
    expect([draw(), draw(), count]).toEqual([1, 0, 2]);
  });

  it('go on behind one that asks for another, and behind one that fails', () => {
    const { turns, draw } = someFrames();
    const done: string[] = [];
    turns(() => {
      done.push('a');
      turns(() => done.push('b'));
    });
    expect([draw(), draw(), draw(), done.join('')]).toEqual([1, 1, 0, 'ab']);
    turns(() => {
      throw new Error('a piece');
    });
    turns(() => done.push('c'));
    expect(draw).toThrow('a piece');
    expect([draw(), draw(), done.join('')]).toEqual([1, 0, 'abc']);
  });
});

describe('pieces of what may be out of view', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  function ofView() {
    const done: string[] = [];
    const view = turnsInView((piece) => {
      done.push('in view:');
      piece();
    }, 1000);
    const pieces = ['a', 'b'].map((name) => () => void done.push(name));
    const ask = () => {
      for (const piece of pieces) view.turns(piece);
    };
    return { ...view, done: () => done.splice(0), ask };
  }

  it('have their turns while it is in view, as it is at first', () => {
    const { done, ask, ...view } = ofView();
    ask();
    expect(done()).toEqual(['in view:', 'a', 'in view:', 'b']);
    view.show(false);
    view.show(true);
    ask();
    expect(done()).toEqual(['in view:', 'a', 'in view:', 'b']);
    jest.runAllTimers();
    expect(done()).toEqual([]);
  });

  it('are done once, out of view, at the end of the time since the first was asked for', () => {
    const { done, ask, ...view } = ofView();
    view.show(false);
    for (let round = 0; round < 2; round++) {
      ask();
      jest.advanceTimersByTime(600);
      ask();
      jest.advanceTimersByTime(399);
      expect(done()).toEqual([]);
      jest.advanceTimersByTime(1);
      expect(done()).toEqual(['a', 'b']);
    }
    jest.runAllTimers();
    expect(done()).toEqual([]);
  });

  it.each([
    ['it comes into view', (view: ReturnType<typeof ofView>) => view.show(true)],
    ['all is needed', (view: ReturnType<typeof ofView>) => view.catchUp()],
  ])('are done at once when %s', (_, now) => {
    const view = ofView();
    view.show(false);
    view.ask();
    jest.advanceTimersByTime(900);
    now(view);
    expect(view.done()).toEqual(['a', 'b']);
    view.show(false);
    view.ask();
    jest.advanceTimersByTime(999);
    expect(view.done()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(view.done()).toEqual(['a', 'b']);
  });
});

describe('a held value', () => {
  function follow(isUrgent?: (before: number, after: number) => boolean) {
    const frames = someFrames();
    const source = observable.box(1);
    const value = held(frames.turns, () => source.get(), isUrgent && { isUrgent });
    const seen: number[] = [];
    const stop = autorun(() => seen.push(value.get()));
    const set = (next: number) => {
      runInAction(() => source.set(next));
    };
    return { ...frames, value, seen, stop, set };
  }

  it('is shown in its turn to who follows it, and only the last of several', () => {
    const { seen, set, draw } = follow();
    set(2);
    set(3);
    expect(seen).toEqual([1]);
    draw();
    expect(seen).toEqual([1, 3]);
  });

  it('is shown at once when it is urgent, and not again in its turn', () => {
    const { seen, set, draw } = follow((_, after) => after === 0);
    set(2);
    set(0);
    expect(seen).toEqual([1, 0]);
    draw();
    expect(seen).toEqual([1, 0]);
  });

  it('that came back is shown to nobody', () => {
    const { seen, set, draw } = follow();
    set(2);
    set(1);
    draw();
    expect(seen).toEqual([1]);
  });

  it('is the newest for who follows nothing', () => {
    const { value, set, stop, seen, draw } = follow();
    stop();
    set(2);
    expect(value.get()).toBe(2);
    expect(draw()).toBe(0);
    expect(seen).toEqual([1]);
  });

  it('is the newest for who follows it again', () => {
    const { value, set, stop } = follow();
    stop();
    set(2);
    const again: number[] = [];
    autorun(() => again.push(value.get()));
    expect(again).toEqual([2]);
  });
});
