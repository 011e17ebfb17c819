import type { PasswordHash } from '../../core/ports/index.ts';
import type { MemberRole } from '../../core/fleet/index.ts';
import type { Fleet } from '../../fleet/openFleet.ts';
import { hashPassword } from '../../server/access/passwordHash.ts';
import { randomBytes, randomUUID } from 'node:crypto';

export const password = 'correct horse battery';
let hashed: Promise<PasswordHash> | undefined;

/** An answer of a call of the pages. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** Somebody at a browser, with its cookie. */
export class Person {
  cookie = '';
  private readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  async call(method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const answer = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...(this.cookie !== '' && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const set = answer.headers.get('set-cookie');
    if (set !== null) this.cookie = set.split(';')[0]!;
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true;
    return { status: answer.status, body: text === '' ? undefined : isJson ? JSON.parse(text) : text, headers: answer.headers };
  }
  get = (path: string) => this.call('GET', `/fleet/api/${path}`);
  post = (path: string, body?: unknown) => this.call('POST', `/fleet/api/${path}`, body);
  logIn = (email: string, typed = password) => this.post('login', { email, password: typed });
}

/** A person of a role in organisations, who has a password, and is logged in. */
export async function loggedIn(
  { store, access, url }: Pick<Fleet, 'store' | 'access'> & { readonly url: string },
  email: string,
  memberships: readonly (readonly [organisation: string, role: MemberRole])[],
  isRoot = false,
): Promise<Person> {
  const { people } = store;
  hashed ??= hashPassword(password);
  const tokenHash = randomBytes(32);
  const accepted = { tokenHash, newId: randomUUID(), email, name: email, password: await hashed, nowMs: 0 };
  if (isRoot) {
    await people.invite({ tokenHash, account: undefined, expiresMs: Infinity });
    await people.accept(accepted);
  }
  for (const [organisation, role] of memberships) {
    const { account, isOwn } = await people.savePerson({ newId: randomUUID(), email, name: email, organisation, role });
    if (!isOwn) continue;
    await people.invite({ tokenHash, account, expiresMs: Infinity });
    await people.accept(accepted);
  }
  const person = new Person(url);
  const entry = await access.logIn('127.0.0.1', email, password);
  if (entry.outcome !== 'right') throw new Error(`${email}: ${entry.outcome}`);
  person.cookie = `__Host-pressluft=${entry.token}`;
  return person;
}
