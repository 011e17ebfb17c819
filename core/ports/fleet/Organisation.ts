/** A company that runs stations for others, or owns them, or both. */
export interface Organisation {
  readonly id: string;
  readonly name: string;
}
