import type { NamedToken, NamedTokensApi } from '../../core/ports/index.ts';
import type { MemoryGate } from './memoryGate.ts';
import type { MemorySessions } from './memorySessions.ts';

/** The tokens of a kind of a fake; each opens a read session. */
export function memoryNamedTokens(
  gate: MemoryGate,
  sessions: MemorySessions,
  nowMs: () => number,
  call: 'wallLinks' | 'programTokens',
): NamedTokensApi {
  let links: readonly (NamedToken & { readonly token: string })[] = [];
  return {
    list: (token) =>
      gate.ask({ call, sent: undefined, token }, () => links.map(({ id, name, madeMs, usedMs }) => ({ id, name, madeMs, usedMs }))),
    make: (name, token) =>
      gate.ask({ call, sent: name, token }, () => {
        const opened = sessions.open('read');
        links = [...links, { id: `id of ${opened}`, name, madeMs: nowMs(), usedMs: undefined, token: opened }];
        return opened;
      }),
    async revoke(id, token) {
      const { outcome } = await gate.ask({ call, sent: id, token }, () => {
        const revoked = links.find((link) => link.id === id);
        links = links.filter((link) => link !== revoked);
        sessions.end((each) => each === revoked?.token);
        return revoked;
      });
      return { outcome };
    },
  };
}
