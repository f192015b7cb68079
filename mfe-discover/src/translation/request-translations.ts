import type { Host } from '@guest/shared';
import {
  shareTranslationContract,
  type TranslatableItem,
} from '@guest/shared/contracts/feed/share-translation.contract';
import { translationKey, translationsOf, type TextVersion } from './translations.store';

const MAX_PER_REQUEST = 25;

/** The texts that were requested on this page. A guest requests again what a visitor was not given. */
const requestedByPage = new WeakMap<object, Set<string>>();

export interface TranslatableText extends TextVersion {
  kind: TranslatableItem['kind'];
}

/**
 * Requests each translation once, in as few requests as possible. If a request fails, the next call of this function
 * repeats it; until then the texts are shown as they were written.
 */
export async function requestTranslations(
  host: Pick<Host, 'api' | 'lang' | 'queries' | 'session'>,
  property: string,
  texts: readonly TranslatableText[],
): Promise<void> {
  const requested = requestedByPage.get(host.queries) ?? new Set<string>();
  requestedByPage.set(host.queries, requested);
  const isGuest = host.session.getState().token !== null;
  const nameOf = (text: TranslatableText) => `${isGuest} ${translationKey(text)}`;
  for (;;) {
    const batch = texts.filter((text) => !requested.has(nameOf(text))).slice(0, MAX_PER_REQUEST);
    if (batch.length === 0) return;
    for (const text of batch) requested.add(nameOf(text));
    try {
      const found = await host.api.call(shareTranslationContract.translateShare, {
        params: { property },
        body: { items: batch.map(({ kind, id }) => ({ kind, id })), lang: host.lang },
        isToastSuppressed: true,
      });
      const added = batch.flatMap((text) => {
        const translation = found.find(({ id }) => id === text.id);
        return translation ? [[translationKey(text), translation] as const] : [];
      });
      translationsOf(host).setState((now) => ({ found: { ...now.found, ...Object.fromEntries(added) } }));
    } catch (error) {
      for (const text of batch) requested.delete(nameOf(text));
      throw error;
    }
  }
}
