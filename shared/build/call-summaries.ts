import type { RuleSetRule } from '@rspack/core';
import { fileURLToPath } from 'node:url';

/** The rule of the browser's build that removes the summaries of all calls. */
export const withoutSummaries: RuleSetRule = {
  test: /[\\/]shared[\\/]src[\\/]contracts[\\/].*\.contract\.ts$/,
  // The loader reads the source as it was written.
  enforce: 'pre',
  use: fileURLToPath(new URL('./call-summaries-loader.mjs', import.meta.url)),
};
