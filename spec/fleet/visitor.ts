/** A browser without a screen: it keeps cookies, and goes where it is sent. */
export class Visitor {
  /** By origin and name. */
  private readonly cookies = new Map<string, Map<string, string>>();

  cookie(origin: string, name: string): string | undefined {
    return this.cookies.get(origin)?.get(name);
  }

  /** One call, without what it leads to. */
  async call(address: string, body?: object): Promise<Response> {
    const { origin } = new URL(address);
    const jar = this.cookies.get(origin) ?? new Map<string, string>();
    this.cookies.set(origin, jar);
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: {
        accept: 'text/html',
        cookie: [...jar].map((pair) => pair.join('=')).join('; '),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === '' || /max-age=0/i.test(set)) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  }

  /** Follows redirects until an address that `isEnd` accepts, which is not called, or that leads nowhere. */
  async follow(address: string, isEnd: (address: URL) => boolean): Promise<URL> {
    const url = new URL(address);
    if (isEnd(url)) return url;
    const answer = await this.call(address);
    await answer.arrayBuffer();
    const next = answer.headers.get('location');
    return next === null ? url : this.follow(new URL(next, url).href, isEnd);
  }
}
