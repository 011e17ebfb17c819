import type { Equivalents } from './Equivalents.ts';

export const stationEquivalents: Equivalents = {
  'station/faults/sentWindow.ts': [{ text: 'await nextTurn();', becomes: ';', reason: 'others take their turn a page of the log later' }],
  'station/field/devicePolling.ts': [
    { text: 'fast: () => 0,', was: '0', becomes: '(0 + 1)', reason: 'either moment is over when the next round begins' },
  ],
  'station/field/tryOut.ts': [
    { text: 'const lookEveryMs = 20;', was: '20', becomes: '(20 + 1)', reason: 'a millisecond later a look is as good' },
    {
      text: 'while (!isDone() && steady.nowMs() - startMs < longestTrialMs && !signal.aborted) await systemPause(lookEveryMs, signal);',
      was: '<',
      becomes: '<=',
      reason: 'one look more at the very end',
    },
  ],
  'station/figures/channelHistory.ts': [
    { text: 'startsMs.set(key, fromMs);', becomes: ';', reason: 'the same is found again, which only takes longer' },
  ],
  'station/figures/cutRows.ts': [
    {
      text: 'const longestS = segments.reduce((longest, { sums }) => Math.max(longest, sums.periodS), 0);',
      was: '0',
      becomes: '(0 + 1)',
      reason: 'without a segment nothing is read, and with one it is the longest or a little more',
    },
  ],
  'station/figures/dayRecords.ts': [
    { text: 'const keptSummaries = 800;', was: '800', becomes: '(800 + 1)', reason: 'one more in memory is as good' },
    { text: 'const keptPlaced = 32;', was: '32', becomes: '(32 + 1)', reason: 'one more in memory is as good' },
    { text: 'const keptQuarters = 32;', was: '32', becomes: '(32 + 1)', reason: 'one more in memory is as good' },
    { text: 'const keptChannels = 4;', was: '4', becomes: '(4 + 1)', reason: 'one more in memory is as good' },
    { text: 'const keptRows = 16;', was: '16', becomes: '(16 + 1)', reason: 'one more in memory is as good' },
    {
      text: 'if (found !== undefined) summaries.set(name, found);',
      was: 'summaries.set(name, found);',
      becomes: ';',
      reason: 'what is not in memory is read from the database again',
    },
  ],
  'station/figures/liveDay.ts': [
    { text: 'if (waiting.length === 0) return;', becomes: ';', reason: 'without a row that waits nothing is added to the sums' },
  ],
  'station/figures/loadProfiles.ts': [
    {
      text: '...new Map([...sheets].sort((a, b) => (a.since < b.since ? -1 : 1)).map(({ slot, flowM3min }) => [slot, { slot, flowM3min }])).values(),',
      was: '<',
      becomes: '<=',
      reason: 'a machine has one data sheet a day',
    },
  ],
  'station/figures/segmentsNear.ts': [
    {
      text: 'const past: FileRows = { day, file: undefined, span: { fromMs: firstMs, untilMs: latestMs + 1 } };',
      was: '1',
      becomes: '(1 + 1)',
      reason: 'no row is a millisecond behind another',
    },
  ],
  'station/figures/stationLeakage.ts': [
    {
      text: 'const first = comparedFrom > earliest ? comparedFrom : earliest;',
      was: '>',
      becomes: '>=',
      reason: 'of two equal days either is the same',
    },
  ],
  'station/figures/stationMachines.ts': [
    {
      text: 'const range = { fromMs: plantDayRange(from, zone()).fromMs, untilMs: plantDayRange(until < from ? from : until, zone()).untilMs };',
      was: '<',
      becomes: '<=',
      reason: 'of two days that are the same either is the last',
    },
  ],
  'station/figures/stationReplays.ts': [
    { text: 'const maxKept = 4;', was: '4', becomes: '(4 + 1)', reason: 'one more in memory is as good' },
    { text: 'const daysATurn = 14;', was: '14', becomes: '(14 + 1)', reason: 'others wait for one day more, which nobody notices' },
  ],
  'station/figures/stationTotals.ts': [
    { text: 'const daysATurn = 14;', was: '14', becomes: '(14 + 1)', reason: 'others wait for one day more, which nobody notices' },
  ],
  'station/fleet/answerHold.ts': [
    {
      text: 'if (limitS < fullS && steady.nowMs() - cutMs > triedAgainMs) limitS = fullS;',
      was: '<',
      becomes: '<=',
      reason: 'the same limit is set again',
    },
  ],
  'station/fleet/dayDigests.ts': [
    {
      text: 'return Date.parse(day) < untilMs - 3 * msPerDay || endOf(day) <= untilMs;',
      was: '3',
      becomes: '(3 + 1)',
      reason: 'what is days ago is over by its end too: that is only asked later',
    },
    {
      text: 'return Date.parse(day) < untilMs - 3 * msPerDay || endOf(day) <= untilMs;',
      was: '<',
      becomes: '<=',
      reason: 'what is days ago is over by its end too: that is only asked later',
    },
    { text: '.sort(([a], [b]) => (a < b ? -1 : 1)),', was: '<', becomes: '<=', reason: 'each day is there once' },
  ],
  'station/fleet/refusedDays.ts': [
    { text: '.sort((a, b) => (a.day < b.day ? 1 : -1)),', was: '<', becomes: '<=', reason: 'each day is there once' },
  ],
  'station/north/eventStreams.ts': [
    {
      text: 'clearInterval(beating);',
      becomes: ';',
      reason: 'its timer holds no process open, and no stream is left that it could keep alive',
    },
  ],
  'station/north/mqttOutlet.ts': [
    {
      text: 'if (came.length + ended.length > 0) setImmediate(addEvents, { came, ended }, sample);',
      was: '>',
      becomes: '>=',
      reason: 'without news no event is added, and a broker that is woken has nothing to be told',
    },
  ],
  'station/north/waitingEvents.ts': [
    {
      text: 'const id = kept(() => repository.addEvent(event)) ?? waiting.at(-1)?.id ?? 0;',
      was: '0',
      becomes: '(0 + 1)',
      reason: 'nothing waits before it: an event of that number in the database is done',
    },
  ],
  'station/sources/fillHistory.ts': [
    {
      text: 'const isToday = lastMs >= clock.nowMs();',
      was: '>=',
      becomes: '>',
      reason: 'with the last sample of a day its file ends either way; only the room asked for differs',
    },
  ],
};
