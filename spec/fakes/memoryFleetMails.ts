import type { MailChoice, MailMemory, SweptStation } from '../../core/fleet/index.ts';
import type { FleetMails, FleetPerson, MailContent, MailPerson } from '../../core/ports/index.ts';
import type { PlantDay } from '../../core/time/index.ts';
import { randomUUID } from 'node:crypto';

type KeptChoice = Pick<MailPerson, 'choice' | 'sentMs' | 'errorMs' | 'error'> & { readonly digestDay: PlantDay };
interface KeptMail {
  readonly id: string;
  readonly account: string;
  readonly content: MailContent;
  readonly madeMs: number;
  readonly nextMs: number;
  readonly attempts: number;
}

/** What a fleet's store in memory has beside its mails. */
export interface BesideMails {
  /** Of all organisations. */
  readonly people: () => Promise<readonly FleetPerson[]>;
  readonly stations: () => readonly SweptStation[];
}

const keyOf = ({ account, station, what }: Pick<MailMemory, 'account' | 'station' | 'what'>) => `${account} ${station} ${what}`;

/** The mails of a fleet's store in memory. */
export function memoryFleetMails({ people, stations }: BesideMails): FleetMails {
  const choices = new Map<string, KeptChoice>();
  const memory = new Map<string, MailMemory>();
  const outbox = new Map<string, KeptMail>();
  let swept: { readonly sweptMs: number; readonly upSinceMs: number } | undefined;

  const organisationsOf = (all: readonly FleetPerson[], account: string) =>
    all.flatMap((each) => (each.account === account ? [each.organisation] : [])).sort();
  const put = (mail: KeptMail) => outbox.set(mail.id, mail);

  return {
    choiceOf: (account) => Promise.resolve(choices.get(account)?.choice),
    saveChoice(account, choice: MailChoice, digestDay) {
      choices.set(account, { sentMs: undefined, errorMs: undefined, error: undefined, ...choices.get(account), choice, digestDay });
      const isWanted = ({ what }: MailMemory) =>
        what === 'silent' ? choice.kinds.includes('silent') || choice.kinds.includes('back') : choice.kinds.includes('faults');
      for (const [key, each] of memory) if (each.account === account && !isWanted(each)) memory.delete(key);
      return Promise.resolve();
    },
    async sweep(nowMs, collectMs, decide) {
      const all = await people();
      const outcome = decide({
        ...{ sweptMs: swept?.sweptMs, upSinceMs: swept?.upSinceMs, stations: stations(), memory: [...memory.values()] },
        readers: [...choices].flatMap(([account, { choice, digestDay }]) =>
          choice.kinds.length === 0 ? [] : [{ account, organisations: organisationsOf(all, account), choice, digestDay }],
        ),
      });
      for (const each of outcome.remembered) memory.set(keyOf(each), each);
      for (const each of outcome.forgotten) memory.delete(keyOf(each));
      for (const { account, notices } of outcome.notices) {
        const waiting = [...outbox.values()].find(
          (mail) => mail.account === account && mail.attempts === 0 && mail.content.kind === 'notices',
        );
        if (waiting?.content.kind === 'notices')
          put({ ...waiting, content: { kind: 'notices', notices: [...waiting.content.notices, ...notices] } });
        else
          put({ id: randomUUID(), account, content: { kind: 'notices', notices }, madeMs: nowMs, nextMs: nowMs + collectMs, attempts: 0 });
      }
      for (const { account, day } of outcome.digests) {
        choices.set(account, { ...choices.get(account)!, digestDay: day });
        put({ id: randomUUID(), account, content: { kind: 'digest', day }, madeMs: nowMs, nextMs: nowMs, attempts: 0 });
      }
      swept = { sweptMs: nowMs, upSinceMs: outcome.upSinceMs };
      return true;
    },
    async take(nowMs, leaseMs) {
      const all = await people();
      const [first] = [...outbox.values()].filter(({ nextMs }) => nextMs <= nowMs).sort((a, b) => a.nextMs - b.nextMs);
      if (first === undefined) return undefined;
      const { id, account, content, madeMs } = first;
      const attempts = first.attempts + 1;
      put({ ...first, attempts, nextMs: nowMs + leaseMs });
      const email = all.find((each) => each.account === account)?.email ?? '';
      const { choice } = choices.get(account)!;
      return { id, account, email, organisations: organisationsOf(all, account), choice, content, madeMs, attempts };
    },
    settle({ id, account, attempts }, { atMs, error, nextMs }) {
      const mail = outbox.get(id);
      if (mail?.attempts !== attempts) return Promise.resolve();
      if (nextMs === undefined) outbox.delete(id);
      else put({ ...mail, nextMs });
      const kept = choices.get(account)!;
      const went = error === undefined ? { sentMs: atMs, errorMs: undefined, error } : { errorMs: atMs, error };
      choices.set(account, { ...kept, ...went });
      return Promise.resolve();
    },
    async state(of) {
      const all = await people();
      const managed = new Map(
        all.filter(({ organisation }) => of === 'all' || of.includes(organisation)).map((each) => [each.account, each]),
      );
      const mails = [...outbox.values()].filter(({ account }) => managed.has(account));
      return {
        ...{ waiting: mails.length, failing: mails.filter(({ attempts }) => attempts > 0).length },
        people: [...managed.values()]
          .flatMap(({ account, email, name }) => {
            const kept = choices.get(account);
            if (kept === undefined) return [];
            const { choice, sentMs, errorMs, error } = kept;
            return [{ account, email, name, choice, sentMs, errorMs, error }];
          })
          .sort((a, b) => (a.email.toLowerCase() < b.email.toLowerCase() ? -1 : 1)),
      };
    },
  };
}
