/**
 * Replaces a text of the bundler's that has to occur as often as expected. What a bundler writes may change with its
 * version, and a build that only seems to work is worse than none.
 */
export function replaceExactly(code: string, text: string, replacement: string, times = 1): string {
  const parts = code.split(text);
  if (parts.length === times + 1) return parts.join(replacement);
  throw new Error(`the bundler writes ${JSON.stringify(text)} ${parts.length - 1} times instead of ${times}`);
}
