/** The ways in which a release may be worse than the one it replaces. */
export const rolloutMetrics = ['failed', 'threw', 'unrendered', 'slow'] as const;

export type RolloutMetric = (typeof rolloutMetrics)[number];

export const mapMetrics = <T>(valueOf: (metric: RolloutMetric) => T): Record<RolloutMetric, T> => ({
  failed: valueOf('failed'),
  threw: valueOf('threw'),
  unrendered: valueOf('unrendered'),
  slow: valueOf('slow'),
});

/**
 * The minimum difference of the rates. A failed load costs the guest the page; the files of a new release are in no
 * browser yet, so some of its starts are slower anyway.
 */
export const minDifference: Record<RolloutMetric, number> = {
  failed: 0.01,
  threw: 0.02,
  unrendered: 0.05,
  slow: 0.1,
};

/** The text of the history of the channel about each, in front of the counts. */
export const metricTexts: Record<RolloutMetric, string> = {
  failed: 'failed',
  threw: 'had uncaught errors in',
  unrendered: 'had no first view from the server in',
  slow: 'started slowly in',
};
