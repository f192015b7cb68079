import { LRUCache } from 'lru-cache';
import { sha256Of } from '../../picture/imported-file';
import { inspectPicture } from './inspect-picture';
import type { PictureStore } from './picture-store';

/** More than the pictures of several large hotels; an entry is a few numbers. */
const MAX_REMEMBERED = 10_000;

interface Size {
  width: number;
  height: number;
}

export type InspectedPictures = ReturnType<typeof createInspectedPictures>;

/**
 * Tells the sizes of stored pictures. They are remembered, because a picture is decoded to find its size, and a draft
 * with hundreds of new ones would take minutes. After a start, each is decoded once more.
 */
export function createInspectedPictures(store: Pick<PictureStore, 'has' | 'original'>) {
  const sizes = new LRUCache<string, Size>({ max: MAX_REMEMBERED });
  // The same bytes may be stored under several endings, which decide how they are served.
  const keyOf = (slug: string, { sha256, ending }: { sha256: string; ending: string }) =>
    `${slug}/${sha256}.${ending}`;

  return {
    remember(slug: string, picture: { sha256: string; ending: string }, { width, height }: Size): void {
      sizes.set(keyOf(slug, picture), { width, height });
    },

    /** Returns `undefined` if the picture is not stored or cannot be used. */
    async sizeOf(slug: string, picture: { sha256: string; ending: string }): Promise<Size | undefined> {
      const key = keyOf(slug, picture);
      const known = sizes.get(key);
      if (known) return (await store.has(slug, picture.sha256)) ? known : undefined;
      const original = await store.original(slug, picture.sha256);
      if (!original || sha256Of(original) !== picture.sha256) return undefined;
      const found = await inspectPicture(original, picture.ending);
      if ('code' in found) return undefined;
      sizes.set(key, found);
      return found;
    },
  };
}
