import { afterEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyRow } from '../../../core/samples/index.ts';
import { type CardLock, cardLock } from '../../../adapters/card/cardLock.ts';
import { cardHistory } from '../../../station/card/cardHistory.ts';
import { dayFileText } from '../../../station/card/dayFileText.ts';
import { dayFileAt } from '../../../adapters/card/dayFileAt.ts';
import { folderCard } from '../../../adapters/card/folderCard.ts';
import { dayFilePath } from '../../../adapters/card/dayFilePath.ts';
import { logLines } from '../../station/logLines.ts';
import { temporaryFolder } from '../../station/temporaryFolder.ts';

const locks: CardLock[] = [];
function lockOf(cardDir: string): CardLock {
  const lock = cardLock(cardDir);
  locks.push(lock);
  return lock;
}
afterEach(() => {
  for (const lock of locks.splice(0)) lock.close();
});

const inUse = 'another station is using it';

describe('the lock of a card', () => {
  it('is held by one station, and free when that ends', async () => {
    const cardDir = temporaryFolder();
    const [first, second] = [lockOf(cardDir), lockOf(cardDir)];
    await Promise.all([first.hold(), first.hold()]);
    await first.hold();
    await expect(second.hold()).rejects.toThrow(inUse);
    first.close();
    await second.hold();
    await expect(first.hold()).rejects.toThrow(inUse);
  });

  it('is taken again of a card that was exchanged, unless another station has that one', async () => {
    const folder = temporaryFolder();
    const [cardDir, other] = [join(folder, 'card'), join(folder, 'other')];
    mkdirSync(cardDir);
    mkdirSync(other);
    const [mine, others] = [lockOf(cardDir), lockOf(other)];
    await mine.hold();
    await others.hold();
    renameSync(cardDir, join(folder, 'mine'));
    renameSync(other, cardDir);
    await expect(mine.hold()).rejects.toThrow(inUse);
    const elsewhere = lockOf(join(folder, 'mine'));
    await elsewhere.hold();
    elsewhere.close();
    renameSync(cardDir, other);
    renameSync(join(folder, 'mine'), cardDir);
    await mine.hold();
    await expect(lockOf(cardDir).hold()).rejects.toThrow(inUse);
  });

  it('is not asked of a card that cannot be locked', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'file'), 'mine');
    const linked = join(folder, 'linked');
    mkdirSync(linked);
    symlinkSync(join(folder, 'file'), join(linked, '.pressluft-lock'));
    for (const cardDir of [join(folder, 'file'), linked, '/proc/card']) await lockOf(cardDir).hold();
    expect([readFileSync(join(folder, 'file'), 'utf8'), readdirSync(linked)]).toEqual(['mine', ['.pressluft-lock']]);
  });

  it('keeps rows from a card that another station has; they are written when it is free', async () => {
    const cardDir = temporaryFolder();
    const other = lockOf(cardDir);
    await other.hold();
    const { log, lines } = logLines();
    const card = cardHistory({
      card: { ...folderCard(cardDir), hold: () => lockOf(cardDir).hold() },
      text: dayFileText(() => 'S-1'),
      zone: () => 'UTC',
      log,
      retryAfterMs: 0,
    });
    card.append(emptyRow(Date.parse('2026-03-10T12:00:00Z')));
    await card.written();
    expect([card.state(), lines]).toEqual(['notWritable', [`SD card: notWritable, no day file is written (${inUse})`]]);
    expect(readdirSync(cardDir)).toEqual(['.pressluft-lock']);
    other.close();
    card.append(emptyRow(Date.parse('2026-03-10T12:00:02Z')));
    await card.written();
    expect(card.state()).toBe('ok');
    await card.close();
    expect((await dayFileAt(dayFilePath(cardDir, '2026-03-10')))?.samples.length).toBe(2);
  });
});
