import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { dropEntry } from '../../platform/cache/drop-entry';
import { readIntact, type Release } from '../releases/release';
import { inline, type Inline } from '../html/inline';

export type InlineFiles = ReturnType<typeof createInlineFiles>;

/** A style of a release, and the name under which the release's loader checks whether it is loaded. */
export interface InlineStyle extends Inline {
  readonly loadedAs: string;
}

const MAX_CACHED_FILES = 200;

/** Reads the release files that are inlined in documents. They never change, so each one is read once. */
export function createInlineFiles() {
  const cache = new LRUCache<string, Promise<Inline>>({ max: MAX_CACHED_FILES });

  function read(release: Release, file: string, adapt: (content: string) => string): Promise<Inline> {
    const path = join(release.dir, file);
    const known = cache.get(path);
    if (known) return known;
    const made = readIntact(release, file).then((content) => inline(adapt(content.toString().trim())));
    made.catch(() => dropEntry(cache, path, made));
    cache.set(path, made);
    return made;
  }

  return {
    style: async (release: Release, file: string): Promise<InlineStyle> => ({
      ...(await read(release, file, (css) => rebased(css, release.base))),
      loadedAs: `${release.record.global}:chunk-${chunkOf(file)}`,
    }),
    script: (release: Release, file: string): Promise<Inline> => read(release, file, (code) => code),
  };
}

/** URLs in a style sheet are relative to its file; inlined, they would be relative to the page. */
const rebased = (css: string, base: string) =>
  css.replace(/url\((["']?)(?![a-z]+:|[/#"'])/gi, (_, quote: string) => `url(${quote}${base}`);

/** The build names files `[name].[contenthash:8].css`. */
const chunkOf = (file: string) => file.replace(/(\.[0-9a-f]{8})?\.css$/, '');
