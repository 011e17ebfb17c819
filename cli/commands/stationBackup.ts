import { systemReason } from '../../adapters/systemError/index.ts';
import { CliFailure } from '../CliFailure.ts';
import { declareCommand } from '../CliCommand.ts';
import { printable } from '../output/printable.ts';
import { packageVersion } from '../packageVersion.ts';
import { databaseOf, oneFile, passPhraseIn, stationOptions, withBackup } from '../station/stationParts.ts';
import { stationStorage } from '../station/stationStorage.ts';

/** What a station keeps, as one file. */
export const stationBackup = declareCommand({
  name: 'station backup',
  files: 'FILES is the file to write.',
  summary: 'settings, devices, counters and faults of a station as one file',
  details: `The station has to be stopped. The file is there whole or not at all. Passwords, secrets and links of the wall panel are in it
only with a pass phrase, which seals them. Day files stay on the card, and sums are made from them again.`,
  options: stationOptions,
  async run({ data, passPhraseFile }, paths, shell) {
    const path = oneFile(paths);
    const file = databaseOf(data);
    const passPhrase = passPhraseIn(passPhraseFile);
    const facts = { software: packageVersion(), madeMs: Date.now() };
    const { backUpDatabase, BackupProblem, writeWholeFile } = await stationStorage();
    const text = await withBackup(file, BackupProblem, () => backUpDatabase(file, facts, passPhrase));
    try {
      await writeWholeFile(path, [text]);
    } catch (error) {
      throw new CliFailure(`${printable(path)} cannot be written (${systemReason(error)})`);
    }
    await shell.print(`${printable(path)}: backup of ${printable(file)}, ${passPhrase === undefined ? 'without' : 'with'} secrets\n`);
  },
});
