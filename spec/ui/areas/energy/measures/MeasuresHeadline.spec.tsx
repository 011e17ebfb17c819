import { expect, test } from '@jest/globals';
import { when } from 'mobx';
import { type MeasureInputs, measuresOf } from '../../../../../core/measures/index.ts';
import type { Measures } from '../../../../../core/ports/index.ts';
import type { MeasureEntry } from '../../../../../core/plantData/index.ts';
import { MeasuresHeadline } from '../../../../../ui/areas/energy/measures/MeasuresHeadline.tsx';
import { MeasuresVm } from '../../../../../ui/areas/energy/measures/measures.vm.ts';
import { leak, quietYear } from '../../../../core/measures/inputs.ts';
import { morningMs } from '../../../stores/stationFixture.ts';
import { openEnergy, plain, rendered } from '../energyFixture.tsx';

const leaking: MeasureInputs = { ...quietYear, leakage: { findings: [leak('fitted', 3, 4, 5)], test: undefined } };
const done: MeasureEntry = { measure: 'leaks', slots: [], state: 'done', note: '', author: 'A', enteredMs: 1 };

/** What the headline says of so many of 365 days. */
async function shownOf(inputs: MeasureInputs, entries: readonly MeasureEntry[], evaluatedDays: number): Promise<string> {
  const opened = await openEnergy();
  const picture = measuresOf(inputs, { measures: entries, valuations: [] });
  const notAsked = () => Promise.reject(new Error('nothing is replayed here'));
  const measures: Measures = {
    read: (range) => Promise.resolve({ outcome: 'succeeded', value: { picture, range, recordedDays: 365, evaluatedDays } }),
    ...{ beginReplay: notAsked, readReplay: notAsked, cancelReplay: notAsked },
  };
  const vm = new MeasuresVm({ ...opened, log: opened.warned, measures, clock: { nowMs: () => morningMs } });
  const stop = vm.atOnce.follow();
  await when(() => vm.answer !== undefined);
  const markup = rendered(opened, <MeasuresHeadline vm={vm} />);
  stop();
  return plain(/<h1.*?<\/h1>/s.exec(markup)?.[0] ?? '').replaceAll(/\s+/g, ' ');
}

test.each([
  ['that nothing is found yet while days are evaluated', quietYear, [], 364, /^Noch nichts gefunden$/],
  ['that nothing is found once all are', quietYear, [], 365, /^Nichts gefunden$/],
  ['what to do first, and what it saves at least', leaking, [], 364, /^Zuerst: Leckagen abdichten, spart mindestens [\d.]+ € im Jahr$/],
  ['that all is settled', leaking, [done], 364, /^Alles erledigt oder verworfen$/],
] as const)('the headline of measures says %s', async (_, inputs, entries, evaluatedDays, says) => {
  expect(await shownOf(inputs, entries, evaluatedDays)).toMatch(says);
});
