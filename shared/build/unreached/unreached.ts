import type { RuleSetRule } from '@rspack/core';
import { fileURLToPath } from 'node:url';

/** The parts of a file of a library that the build leaves out, as `unreached-loader.mjs` expects it. */
export interface Unreached {
  library: string;
  /**
   * The code of the new body by the name of the function, with a dot before the name of a method, or by the line with
   * which a block begins, up to its brace. An empty text throws an error with that name. A statement of one line, with its
   * semicolon, is replaced as a whole.
   */
  parts: Record<string, string>;
  /** A text without which a file of that name is not meant. */
  marker?: string;
}

/** Returns the rule that leaves something out of the files that match. */
export const leaveOut = (test: RegExp, options: Unreached): RuleSetRule => ({
  test,
  use: { loader: fileURLToPath(new URL('./unreached-loader.mjs', import.meta.url)), options: { ...options } },
});
