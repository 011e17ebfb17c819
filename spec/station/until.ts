/** Resolves once a condition holds; rejects when it does not within 25 seconds. */
export async function until(what: string, condition: () => boolean): Promise<void> {
  for (let tries = 0; tries < 2500; tries++) {
    if (condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`waited in vain: ${what}`);
}
