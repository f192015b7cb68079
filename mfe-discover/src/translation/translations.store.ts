import type { Host } from '@guest/shared';
import type { ShareTranslation } from '@guest/shared/contracts/feed/share-translation.contract';
import { createStore } from 'zustand';

/** The part of a post or comment that identifies one version of its text. */
export interface TextVersion {
  id: string;
  version: number;
}

/** The translations that this page has received, and which of them are shown. */
export interface TranslationsState {
  /** By the id and version of the post or comment. */
  found: Readonly<Record<string, ShareTranslation>>;
  /** The ids of posts and comments that are shown in the guest's language. */
  turned: ReadonlySet<string>;
  translationTurned(id: string): void;
}

export type TranslationsStore = ReturnType<typeof createTranslationsStore>;

/** An edited text has no translation until it is requested again. */
export const translationKey = ({ id, version }: TextVersion): string => `${id} ${version}`;

export function createTranslationsStore() {
  return createStore<TranslationsState>()((set) => ({
    found: {},
    turned: new Set(),
    translationTurned: (id) =>
      set(({ turned }) => {
        const next = new Set(turned);
        if (!next.delete(id)) next.add(id);
        return { turned: next };
      }),
  }));
}

const storesByPage = new WeakMap<object, TranslationsStore>();

/** Returns the one store of the page. Each remote gets a host of its own, but the same cache of queries. */
export function translationsOf({ queries }: Pick<Host, 'queries'>): TranslationsStore {
  const store = storesByPage.get(queries) ?? createTranslationsStore();
  storesByPage.set(queries, store);
  return store;
}
