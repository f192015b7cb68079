/** The states of a post or comment that only its author sees. */
export const UNPUBLISHED = ['pending', 'hidden', 'removed'] as const;

export const isUnpublished = (status: string): status is (typeof UNPUBLISHED)[number] =>
  UNPUBLISHED.some((one) => one === status);
