/** The token of a session with write access at a demo station. */
export async function login(address: string): Promise<string> {
  const answer = await fetch(`${address}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: 'write' }),
  });
  return ((await answer.json()) as { token: string }).token;
}
