/** The ways in which a release may be worse than the one it replaces. */
export const troubles = ['failed', 'threw', 'unrendered', 'slow'] as const;

export type Trouble = (typeof troubles)[number];

export const mapTroubles = <T>(valueOf: (trouble: Trouble) => T): Record<Trouble, T> => ({
  failed: valueOf('failed'),
  threw: valueOf('threw'),
  unrendered: valueOf('unrendered'),
  slow: valueOf('slow'),
});

/**
 * The minimum difference of the rates. A failed load costs the guest the page; the files of a new release are in no
 * browser yet, so some of its starts are slower anyway.
 */
export const minDifference: Record<Trouble, number> = {
  failed: 0.01,
  threw: 0.02,
  unrendered: 0.05,
  slow: 0.1,
};

/** What the history of the channel says about each, in front of the counts. */
export const troubleTexts: Record<Trouble, string> = {
  failed: 'failed',
  threw: 'had uncaught errors in',
  unrendered: 'had no first view from the server in',
  slow: 'started slowly in',
};
