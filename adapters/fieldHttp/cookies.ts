/** The cookies of a session by their names. */
export type Cookies = Readonly<Record<string, string>>;

/** Longer ones are nobody's session. */
const maxLength = 1000;

/** The cookies after an answer that sets some; what else it says of them does not matter to one session of one controller. */
export function cookiesAfter(cookies: Cookies, set: readonly string[] | undefined): Cookies {
  const found = (set ?? []).flatMap((each) => {
    const [, name, value] = /^([\w.-]{1,100})=([^;\s]*)/.exec(each.slice(0, maxLength)) ?? [];
    return name === undefined || value === undefined ? [] : [[name, value] as const];
  });
  return { ...cookies, ...Object.fromEntries(found) };
}

export const cookieHeader = (cookies: Cookies): Readonly<Record<string, string>> => {
  const pairs = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  return pairs.length === 0 ? {} : { cookie: pairs.join('; ') };
};
