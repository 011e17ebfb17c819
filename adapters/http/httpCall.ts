/** Sends a call and reads its answer; undefined body when it isn't JSON. Rejects when the station can't be reached. */
export async function jsonCall(path: string, init: RequestInit = {}): Promise<{ readonly status: number; readonly body: unknown }> {
  const response = await fetch(path, init);
  const body: unknown = await response.json().catch(() => undefined);
  return { status: response.status, body };
}

export const postJson = (payload: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(payload),
});

export const withToken = (token: string): { readonly authorization: string } => ({ authorization: `Bearer ${token}` });
