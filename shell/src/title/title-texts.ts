import type { Boot } from '@guest/shared/contracts/release/boot.contract';
import type { Messages } from '@lingui/core';

/**
 * Adds the titles of the pages that releases bring. The server has already translated them into the language of the
 * page, so each one is its own key. If the shell has a text with the same key, that one is used.
 */
export const withTitles = (texts: Messages, routes: Boot['routes'] = {}): Messages => ({
  ...Object.fromEntries(Object.values(routes).map(({ title }) => [title, [title]])),
  ...texts,
});
