/** Address groups that somebody logged in from, the latest of them. */
export interface KnownGroups {
  add(group: string): void;
  has(group: string): boolean;
}

/** Remembers so many. */
export function knownGroups(max: number): KnownGroups {
  /** In the order of their last login. */
  const groups = new Set<string>();
  return {
    add(group) {
      groups.delete(group);
      groups.add(group);
      const [oldest] = groups;
      if (groups.size > max) groups.delete(oldest!);
    },
    has: (group) => groups.has(group),
  };
}
