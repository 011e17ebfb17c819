import {
  adjustedProfile,
  answersIn,
  askedItems,
  describedItems,
  elektronikonModels,
  elektronikonReadings,
  type Item,
  labelsIn,
  maxItems,
  type PlacedPoint,
  placedPoints,
  questionOf,
} from '../../core/field/index.ts';
import type { DoorProblem, FieldDoor } from '../../core/ports/index.ts';
import { msPerSecond } from '../../core/time/index.ts';
import { keptDoor, type Session, systemPause } from '../fieldDoor/index.ts';
import { type HttpDoorParts, knownDevices } from './DoorParts.ts';
import { type Exchange, httpExchange } from './exchange.ts';
import { rounds } from './rounds.ts';

/** Its own page asks no more often. */
const roundMs = 5 * msPerSecond;
const answerBytes = 8;
/** Around the answers. */
const spareBytes = 1000;
const maxTextBytes = 2_000_000;
const ok = 200;
/** Its state, which each has: asked of a controller without devices, to see whether it is one. */
const signOfLife: Item = [0x3001, 0x08];

type Answers = readonly (number | undefined)[];

async function answersTo(exchange: Exchange, items: readonly Item[], signal: AbortSignal): Promise<Answers | DoorProblem> {
  const answer = await exchange(
    {
      method: 'POST',
      path: '/cgi-bin/mkv.cgi',
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' },
      body: questionOf(items),
      maxBytes: items.length * answerBytes + spareBytes,
    },
    signal,
  );
  if (typeof answer === 'string') return answer;
  return (answer.status === ok ? answersIn(answer.text, items.length) : undefined) ?? 'notUnderstood';
}

/** The controller's names; without them its inputs are taken where they usually are. */
async function labelsOf(exchange: Exchange, signal: AbortSignal): Promise<ReadonlyMap<number, string>> {
  const answer = await exchange({ method: 'GET', path: '/languages/English.txt', maxBytes: maxTextBytes }, signal);
  return labelsIn(typeof answer === 'string' || answer.status !== ok ? '' : answer.text);
}

/** An Atlas Copco Elektronikon: first it is asked what it has, then every 5 s for all of it at once. */
export function elektronikonDoor({ connection, devices, steady, isAllowed, timeoutMs, ...parts }: HttpDoorParts): FieldDoor {
  const { pause = systemPause, random } = parts;
  const exchange = httpExchange({ host: connection.host, port: connection.port, isAllowed, timeoutMs });
  const known = knownDevices(devices, elektronikonModels);

  const session: Session = async (events, signal) => {
    const asked = known.map(({ model }) => describedItems(model.points));
    const descriptions: Answers[] = [];
    const labels = await labelsOf(exchange, signal);
    for (const items of asked) {
      const answers = await answersTo(exchange, items, signal);
      if (typeof answers === 'string') return answers;
      descriptions.push(answers);
      await pause(roundMs, signal);
    }
    const placed: readonly (readonly PlacedPoint[])[] = known.map(({ device, model }, i) => {
      const points = placedPoints(model.points, descriptions[i]!, labels);
      return adjustedProfile({ points }, device.adjust).points;
    });
    const items = placed.flatMap(askedItems).slice(0, maxItems);

    const give = (answers: Answers) => {
      let first = 0;
      known.forEach(({ device }, i) => {
        const points = placed[i]!;
        const last = first + askedItems(points).length;
        events.take(device.id, elektronikonReadings(points, answers.slice(first, last), steady.nowMs()));
        first = last;
      });
    };
    return rounds({ events, signal, steady, pause, roundMs }, async () => {
      const answers = await answersTo(exchange, items.length === 0 ? [signOfLife] : items, signal);
      if (typeof answers === 'string') return answers;
      give(answers);
      return undefined;
    });
  };
  return keptDoor({ session, steady, pause, random, refusedWaitMs: roundMs, minWaitMs: roundMs });
}
