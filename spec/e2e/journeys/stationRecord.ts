import { settingsGroups } from '../../../core/settings/index.ts';

interface Asked {
  readonly token?: string;
  readonly method?: string;
  readonly body?: object;
}

/** What a demo station keeps, as its calls give it to who may write: settings, fault log with its accounts, notes. */
export async function stationRecord(url: string) {
  const ask = async (path: string, { token, method = 'GET', body }: Asked): Promise<unknown> => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.json();
  };
  const { token } = (await ask('/login', { method: 'POST', body: { password: 'write' } })) as { token: string };
  const marks = (await ask('/trend/marks', { token, method: 'POST', body: { from_ms: 0, until_ms: 4e12 } })) as { notes: unknown[] };
  return {
    settings: await Promise.all(settingsGroups.map((group) => ask(`/api/settings/${group}`, { token }))),
    faults: (await ask('/error_log/all', { token, method: 'POST' })) as readonly unknown[],
    notes: marks.notes,
  };
}
