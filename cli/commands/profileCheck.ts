import { CliFailure, usageFailure } from '../CliFailure.ts';
import { declareCommand } from '../CliCommand.ts';
import { problemText } from '../../adapters/field/index.ts';
import { readProfileFile } from '../../adapters/profiles/index.ts';
import { readPlan } from '../../core/field/index.ts';
import { printable } from '../output/printable.ts';

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** Whether profile files can be used. */
export const profileCheck = declareCommand({
  name: 'profile check',
  files: 'FILES are profiles of devices: docs/profiles.md says what stands in them.',
  summary: 'profiles of devices: whether they can be used, and what is wrong where',
  details: 'Prints a line for each profile that can be used; problems are named on standard error with file, place and what was expected.',
  options: {},
  async run(_, paths, shell) {
    if (paths.length === 0) throw usageFailure('FILES is missing: name profiles of devices');
    let broken = 0;
    for (const path of paths) {
      const { value, problems = [] } = await readProfileFile(path);
      for (const problem of problems) shell.note(problemText({ ...problem, file: printable(path) }));
      if (value === undefined) broken++;
      else {
        const { fast, slow, once } = readPlan(value);
        const reads = `${counted(fast.length, 'question')} every 2 s, ${slow.length} a minute, ${once.length} at a connection`;
        await shell.print(`${printable(path)}: ${value.id}, ${value.maturity}, ${counted(value.points.length, 'point')}; ${reads}\n`);
      }
    }
    if (broken > 0) throw new CliFailure(`${counted(broken, 'profile')} of ${paths.length} can not be used`);
  },
});
