import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readDayFile } from '../../core/dayFile/index.ts';
import type { DayFileParser, DayFileReading } from '../../core/ports/index.ts';
import { knownDayFiles, knownSamples } from './knownStation.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const texts = [...knownDayFiles.values()];
const broken = `${texts[0]!.split('\n').slice(0, 12).join('\n')}\nno record at all\n`;

/** What everything that reads day files does. */
export function dayFileParserContract(name: string, newParser: () => DayFileParser): void {
  describe(`day files read by ${name}`, () => {
    let reading: DayFileReading;
    beforeEach(() => {
      reading = newParser().open(texts.length);
    });
    afterEach(() => reading.close());

    it('give their rows joined, and each what it says of itself', async () => {
      const facts = await Promise.all(texts.map((text) => reading.add(bytesOf(text))));
      const expected = texts.map((text) => readDayFile(bytesOf(text)));
      expect(facts.map((of, i) => ({ ...of, samples: expected[i]!.samples }))).toEqual(expected);
      const table = await reading.joined();
      expect(table?.length).toBe(knownSamples.length);
      expect([...table!.timesMs]).toEqual([...knownSamples.timesMs]);
      for (const [channel, column] of knownSamples.columns) expect(table!.columns.get(channel)).toEqual(Float32Array.from(column));
    });

    it('are answered in order, also when the table is asked for before they are read', async () => {
      const added = texts.map((text) => reading.add(bytesOf(text)));
      expect((await reading.joined())?.length).toBe(knownSamples.length);
      expect((await Promise.all(added)).map((facts) => facts?.header.date)).toEqual(['2026-03-02', '2026-03-03']);
    });

    it('say their problems and give what can be read', async () => {
      const facts = await reading.add(bytesOf(broken));
      expect(facts).toMatchObject({ problemCount: expect.any(Number), lines: { record: expect.any(Number) } });
      expect(facts!.problemCount).toBeGreaterThan(0);
      expect(facts!.problems[0]).toMatchObject({ line: 13, column: expect.any(Number), expected: expect.any(String) });
      expect((await reading.joined())?.length).toBe(facts!.lines.record);
    });

    it('are handed over', async () => {
      const bytes = bytesOf(texts[0]!);
      const read = reading.add(bytes);
      expect(bytes.length).toBe(0);
      await read;
    });

    it('are none without files', async () => {
      expect((await reading.joined())?.length).toBe(0);
    });

    it('are read no more once closed: what was asked for is answered with nothing', async () => {
      const added = reading.add(bytesOf(texts[0]!));
      const joined = reading.joined();
      reading.close();
      expect(await Promise.all([added, joined, reading.add(bytesOf(texts[1]!)), reading.joined()])).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      reading.close();
    });
  });
}
