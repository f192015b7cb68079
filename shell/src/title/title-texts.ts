import type { Boot } from '@guest/shared/contracts/release/boot.contract';
import type { Messages } from '@lingui/core';

/**
 * Adds the titles of the pages that releases bring. The server has chosen them in the language of the page, so that they
 * are texts that stand for themselves; a text of the shell with the same key goes before.
 */
export const withTitles = (texts: Messages, routes: Boot['routes'] = {}): Messages => ({
  ...Object.fromEntries(Object.values(routes).map(({ title }) => [title, [title]])),
  ...texts,
});
