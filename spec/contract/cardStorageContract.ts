import { beforeEach, describe, expect, it } from '@jest/globals';
import { inputFileHead, inputFileRows, type InputMinute } from '../../core/inputFile/index.ts';
import type { Card, CardDownload } from '../../core/ports/index.ts';
import { emptyRow } from '../../core/samples/index.ts';
import { shiftDay } from '../../core/time/index.ts';
import { dayFileText } from '../../station/card/dayFileText.ts';

/** A card with the means to change what lies on it behind its back. */
export interface TestedCard {
  readonly card: Card;
  /** By path from the card on. */
  readonly put: (path: string, text: string) => void;
  readonly remove: (path: string) => void;
  readonly paths: () => readonly string[];
  readonly textOf: (path: string) => string;
}

const day = '2026-03-09';
const path = 'hedata/2026/03/MCHE-20260309.csv';
const noonMs = Date.parse(`${day}T12:00:00Z`);
const text = dayFileText(() => 'S-1');
const head = text.head(day);
const rowsFrom = (firstMs: number, count: number) =>
  Array.from({ length: count }, (_, i) => text.row(emptyRow(firstMs + i * 2000))).join('');
const content = async (file: CardDownload | undefined) => {
  if (file === undefined) return undefined;
  const parts: Uint8Array[] = [];
  for await (const chunk of file.chunks) parts.push(chunk);
  return { name: file.name, sizeBytes: file.sizeBytes, text: Buffer.concat(parts).toString() };
};

/** What every card of a station does. */
export function cardStorageContract(name: string, start: () => TestedCard): void {
  describe(`${name} as a station's card`, () => {
    let tested: TestedCard;
    let card: Card;
    beforeEach(() => {
      tested = start();
      card = tested.card;
    });
    const timesOf = async (of = day) => [...((await card.dayFiles.read(of))?.samples.timesMs ?? [])];

    it('has nothing at first', async () => {
      await card.hold();
      const { dayFiles, archives } = card;
      expect([await dayFiles.list(), await archives.list()]).toEqual([[], { GLW: [], Comp: [] }]);
      expect([await dayFiles.read(day), await dayFiles.identity(day), await dayFiles.isTaken(day)]).toEqual([undefined, undefined, false]);
      const archive = { slot: 0, month: '2026-03' };
      expect([await archives.read(archive), await archives.writtenMs(archive)]).toEqual([undefined, undefined]);
    });

    it('lists its day files by day, and no file in another place or of another name', async () => {
      for (const each of [
        '2026/03/MCHE-20260309.csv',
        '2025/12/MCHE-20251231.csv',
        '2026/03/MCHE-20260310.csv',
        '2026/04/MCHE-20260311.csv',
      ])
        tested.put(`hedata/${each}`, head);
      tested.put('hedata/2026/03/unreadable-20260308-1.csv', head);
      tested.put('hedata/2026/03/MCHE-20260312.txt', head);
      expect(await card.dayFiles.list()).toMatchObject([
        { day: '2025-12-31', name: 'MCHE-20251231.csv', path: '2025/12/MCHE-20251231.csv' },
        { day: '2026-03-09', name: 'MCHE-20260309.csv', path: '2026/03/MCHE-20260309.csv' },
        { day: '2026-03-10', name: 'MCHE-20260310.csv', path: '2026/03/MCHE-20260310.csv' },
      ]);
    });

    it('gives a listed file with its size, and nothing for any other path', async () => {
      tested.put(path, 'äb\n');
      expect(await content(await card.dayFiles.download('2026/03/MCHE-20260309.csv'))).toEqual({
        name: 'MCHE-20260309.csv',
        sizeBytes: 4,
        text: 'äb\n',
      });
      for (const other of ['', '2026/03/MCHE-20260310.csv', '../MCHE-20260309.csv', path, '2026/03/../03/MCHE-20260309.csv'])
        expect(await card.dayFiles.download(other)).toBeUndefined();
    });

    it('goes on with a day file where it ends', async () => {
      const file = await card.dayFiles.open(day, head);
      expect(file.lastMs).toBe(-Infinity);
      await file.append(rowsFrom(noonMs, 3), noonMs + 4000);
      expect(file.lastMs).toBe(noonMs + 4000);
      await file.close();
      const again = await card.dayFiles.open(day, head);
      expect(again.lastMs).toBe(noonMs + 4000);
      await again.append(rowsFrom(noonMs + 6000, 1), noonMs + 6000);
      await again.flush();
      await again.close();
      expect(await timesOf()).toEqual([0, 2000, 4000, 6000].map((ms) => noonMs + ms));
      expect(tested.textOf(path).startsWith(head)).toBe(true);
    });

    it('takes back the cut-off last row of a day file that it goes on with', async () => {
      tested.put(path, `${head}${rowsFrom(noonMs, 2)}${rowsFrom(noonMs + 4000, 1).slice(0, 30)}`);
      const file = await card.dayFiles.open(day, head);
      expect(file.lastMs).toBe(noonMs + 2000);
      await file.append(rowsFrom(noonMs + 4000, 1), noonMs + 4000);
      await file.close();
      expect(tested.textOf(path)).toBe(`${head}${rowsFrom(noonMs, 3)}`);
    });

    it('gives a growing day file another head, with all its rows, and goes on', async () => {
      const file = await card.dayFiles.open(day, head);
      expect(file.head).toBe(head);
      await file.append(rowsFrom(noonMs, 2), noonMs + 2000);
      const longer = text.headWith(head, ['electricalPowerKW@2']);
      await file.replaceHead(longer);
      expect([file.head, file.lastMs, await file.isInPlace()]).toEqual([longer, noonMs + 2000, true]);
      await file.append(rowsFrom(noonMs + 4000, 1), noonMs + 4000);
      await file.close();
      expect(tested.textOf(path)).toBe(longer + rowsFrom(noonMs, 3));
      const again = await card.dayFiles.open(day, head);
      expect([again.head, again.lastMs]).toEqual([longer, noonMs + 4000]);
      await again.close();
      expect((await card.dayFiles.read(day))?.header.estimated).toEqual(['electricalPowerKW@2']);
      expect(await card.dayFiles.list()).toHaveLength(1);
    });

    it('keeps a file that it can not go on with under another name', async () => {
      for (const [i, other] of ['something else\n', 'and more\n'].entries()) {
        tested.put(path, other);
        await (await card.dayFiles.open(day, head)).close();
        expect(tested.textOf(path)).toBe(head);
        expect(tested.textOf(`hedata/2026/03/unreadable-20260309-${i + 1}.csv`)).toBe(other);
      }
      expect(await card.dayFiles.list()).toHaveLength(1);
    });

    it('notices that a day file is gone while it grows', async () => {
      const file = await card.dayFiles.open(day, head);
      expect(await file.isInPlace()).toBe(true);
      tested.remove(path);
      expect(await file.isInPlace()).toBe(false);
      await file.close();
    });

    it('says one content of a day file from another', async () => {
      await card.dayFiles.write(day, [head]);
      const first = await card.dayFiles.identity(day);
      await card.dayFiles.write(day, [head, rowsFrom(noonMs, 1)]);
      const second = await card.dayFiles.identity(day);
      expect(first?.sizeBytes).toBe(Buffer.byteLength(head));
      expect(second?.sizeBytes).toBe(Buffer.byteLength(head + rowsFrom(noonMs, 1)));
      expect([await card.dayFiles.isTaken(day), await card.dayFiles.isTaken('2026-03-10')]).toEqual([true, false]);
    });

    it('has a day file that is written at once whole or not at all', async () => {
      async function* failing() {
        yield await Promise.resolve(head);
        throw new Error('the source ended');
      }
      await expect(card.dayFiles.write(day, failing())).rejects.toThrow('the source ended');
      expect([
        await card.dayFiles.list(),
        tested.paths().filter((each) => each.endsWith('MCHE-20260309.csv') && !each.includes('.unfinished')),
      ]).toEqual([[], []]);
      await card.dayFiles.write(day, [head, rowsFrom(noonMs, 2)]);
      await expect(card.dayFiles.write(day, failing())).rejects.toThrow('the source ended');
      expect(await timesOf()).toEqual([noonMs, noonMs + 2000]);
    });

    describe('its files of analog inputs', () => {
      const inputsPath = 'hedata/2026/03/INPUTS-2026-03-09.csv';
      const inputsHead = inputFileHead({ date: day, schematicNumber: 'S-1', zone: 'UTC' });
      const minuteAt = (n: number): InputMinute => ({
        atMs: noonMs + n * 60_000,
        inputs: [{ channel: { slot: 0, name: 'DEW_POINT', function: 'temperature' }, seconds: 60, mean: n, min: n, max: n }],
        faults: [],
      });
      const rowsOf = (...numbers: readonly number[]) => numbers.map((n) => inputFileRows(minuteAt(n))).join('');

      it('lie beside the day files, and neither is listed among the other', async () => {
        tested.put(path, head);
        tested.put(inputsPath, inputsHead);
        tested.put('hedata/2026/03/INPUTS-2026-04-09.csv', inputsHead);
        expect(await card.dayFiles.list()).toMatchObject([{ name: 'MCHE-20260309.csv' }]);
        expect(await card.inputFiles.list()).toMatchObject([{ day, name: 'INPUTS-2026-03-09.csv', path: '2026/03/INPUTS-2026-03-09.csv' }]);
        expect(await content(await card.inputFiles.download('2026/03/INPUTS-2026-03-09.csv'))).toMatchObject({ text: inputsHead });
        expect(await card.inputFiles.download('2026/03/MCHE-20260309.csv')).toBeUndefined();
      });

      it('are gone on with where they end, without a cut-off last row', async () => {
        const first = await card.inputFiles.open(day, inputsHead);
        expect(first.lastMs).toBe(-Infinity);
        await first.append(rowsOf(0, 1), minuteAt(1).atMs);
        await first.close();
        tested.put(inputsPath, tested.textOf(inputsPath) + rowsOf(2).slice(0, 40));
        const again = await card.inputFiles.open(day, inputsHead);
        expect(again.lastMs).toBe(minuteAt(1).atMs);
        await again.append(rowsOf(3), minuteAt(3).atMs);
        await again.close();
        expect((await card.inputFiles.read(day))?.minutes).toEqual([0, 1, 3].map(minuteAt));
        expect(tested.textOf(inputsPath)).toBe(inputsHead + rowsOf(0, 1, 3));
      });

      it('are kept under another name where they can not be gone on with', async () => {
        tested.put(inputsPath, 'something else\n');
        await (await card.inputFiles.open(day, inputsHead)).close();
        expect(tested.textOf(inputsPath)).toBe(inputsHead);
        expect(tested.textOf('hedata/2026/03/unreadable-INPUTS-2026-03-09-1.csv')).toBe('something else\n');
      });

      it('are removed with their day to make room', async () => {
        const days = [-4, -3, -2, -1, 0].map((ago) => shiftDay(day, ago));
        for (const each of days) {
          await card.dayFiles.write(each, ['x'.repeat(100)]);
          await card.inputFiles.write(each, ['x'.repeat(100)]);
        }
        const { removed, removedBytes } = await card.keepRoom({ today: day, maxBytes: 950 });
        expect([removed.map((each) => each.slice(15)), removedBytes]).toEqual([['INPUTS-2026-03-05.csv', 'MCHE-20260305.csv'], 200]);
        await card.keepRoom({ today: day, maxBytes: 0 });
        expect((await card.inputFiles.list()).map((each) => each.day)).toEqual(days.slice(3));
      });
    });

    it('lists archives by month, then by machine, and no other file', async () => {
      for (const file of [
        'GLW_2026-03',
        'Comp10_2026-03',
        'Comp2_2026-03',
        'GLW_2025-12',
        'Comp2_2025-12',
        'Comp11_2026-03',
        'Comp2_2026-3',
      ])
        tested.put(`archive/${file}.csv`, 'x');
      expect(await card.archives.list()).toEqual({
        GLW: ['GLW_2025-12', 'GLW_2026-03'].map((file) => ({ file: `${file}.csv`, size: 1 })),
        Comp: ['Comp2_2025-12', 'Comp2_2026-03', 'Comp10_2026-03'].map((file) => ({ file: `${file}.csv`, size: 1 })),
      });
      expect(await content(await card.archives.download('Comp2_2026-03.csv'))).toMatchObject({ name: 'Comp2_2026-03.csv', text: 'x' });
      for (const file of ['Comp11_2026-03.csv', 'Comp3_2026-03.csv', '../archive/GLW_2026-03.csv', ''])
        expect(await card.archives.download(file)).toBeUndefined();
    });

    it('gives back an archive as it was written, and when', async () => {
      const [plant, machine] = [
        { slot: 0, month: '2026-03' },
        { slot: 4, month: '2026-03' },
      ];
      await card.archives.write(plant, 'plant');
      await card.archives.write(machine, 'a');
      await card.archives.write(machine, 'machine');
      expect([await card.archives.read(plant), await card.archives.read(machine)]).toEqual(['plant', 'machine']);
      expect(tested.textOf('archive/Comp4_2026-03.csv')).toBe('machine');
      const writtenMs = await card.archives.writtenMs(machine);
      await card.archives.touch(machine);
      expect(await card.archives.writtenMs(machine)).toBeGreaterThanOrEqual(writtenMs!);
      expect(await card.archives.read(machine)).toBe('machine');
    });

    it('keeps an archive that can not be gone on with under another name', async () => {
      await card.archives.write({ slot: 0, month: '2026-03' }, 'something else');
      await card.archives.quarantine({ slot: 0, month: '2026-03' });
      expect((await card.archives.list()).GLW).toEqual([]);
      expect(tested.textOf('archive/unreadable-GLW_2026-03-1.csv')).toBe('something else');
    });

    it('makes room by removing the oldest day files, never those of today and yesterday or anything else', async () => {
      const today = day;
      const days = [-4, -3, -2, -1, 0].map((ago) => shiftDay(today, ago));
      for (const each of days) await card.dayFiles.write(each, ['x'.repeat(100)]);
      await card.archives.write({ slot: 0, month: '2025-01' }, 'x'.repeat(100));
      const some = await card.keepRoom({ today, maxBytes: 450 });
      expect(some).toMatchObject({ removedBytes: 200, error: undefined });
      expect(some.removed.map((each) => each.slice(-12))).toEqual(['20260305.csv', '20260306.csv']);
      await card.keepRoom({ today, maxBytes: 0 });
      expect((await card.dayFiles.list()).map((each) => each.day)).toEqual(days.slice(3));
      expect((await card.archives.list()).GLW).toHaveLength(1);
    });
  });
}
