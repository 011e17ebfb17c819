/** Passwords and sessions belong to one of the two. */
export type Realm = 'demo' | 'station';
