import type { Lang } from '@guest/shared/contracts/core/languages';
import type {
  ShareTranslation,
  TranslatableItem,
} from '@guest/shared/contracts/feed/share-translation.contract';
import type { FastifyBaseLogger } from 'fastify';
import type {
  ShareText,
  ShareTranslationRepository,
  StoredShareTranslation,
} from './share-translation.repository';
import type { Translated, Translator } from './translator';
import { usefulTranslation } from './useful-translation';

interface TranslateShareDeps {
  translations: ShareTranslationRepository;
  /** `null` if the hotel has none. */
  translator: Translator | null;
  log: FastifyBaseLogger;
  now: () => number;
}

interface TranslateShareInput {
  propertyId: string;
  /** `null` for an anonymous visitor, who causes no new translation. */
  viewerId: string | null;
  items: readonly TranslatableItem[];
  lang: Lang;
}

/**
 * Translates posts and comments once per version and language. If the translator fails, the reply has no
 * translations.
 */
export function createTranslateShare({ translations, translator, log, now }: TranslateShareDeps) {
  async function translate(missing: readonly ShareText[], lang: Lang): Promise<void> {
    if (!translator || missing.length === 0) return;
    try {
      const parts = missing.map(({ text, alts }) => [text, ...alts]);
      const found = await translator.translate(parts.flat(), lang);
      const stored = missing.map((one, i) => {
        const before = parts.slice(0, i).flat().length;
        return toStored(one, lang, found.slice(before, before + 1 + one.alts.length));
      });
      await translations.insert(lang, stored);
    } catch (error) {
      log.warn({ err: error }, 'share translation failed');
    }
  }

  return async ({ propertyId, viewerId, items, lang }: TranslateShareInput): Promise<ShareTranslation[]> => {
    const idsOf = (kind: TranslatableItem['kind']) =>
      items.filter((item) => item.kind === kind).map(({ id }) => id);
    const texts = await translations.findTexts({
      propertyId,
      viewerId,
      postIds: idsOf('post'),
      commentIds: idsOf('comment'),
      now: now(),
    });
    const known = await translations.findStored(texts, lang);
    const missing = texts.filter(({ id }) => !known.some((one) => one.id === id));
    if (viewerId !== null) await translate(missing, lang);
    const isComplete = viewerId === null || missing.length === 0;
    const stored = isComplete ? known : await translations.findStored(texts, lang);
    return stored.flatMap((one) => {
      const original = texts.find(({ id }) => id === one.id);
      if (!original || (one.text === null && one.alts.length === 0)) return [];
      return [
        {
          id: one.id,
          text: one.text ?? original.text,
          ...(one.alts.length > 0 && { alts: one.alts }),
          ...(one.from !== null && { from: one.from }),
        },
      ];
    });
  };
}

/** `found` has the translation of the text, then those of the alternative texts. */
function toStored(
  { kind, id, version, text, alts }: ShareText,
  lang: Lang,
  [found, ...foundAlts]: readonly Translated[],
): StoredShareTranslation {
  const translatedAlts = alts.map((alt, i) => usefulTranslation(alt, lang, foundAlts[i]));
  const hasAlts = translatedAlts.some((alt) => alt !== null);
  return {
    kind,
    id,
    version,
    text: usefulTranslation(text, lang, found),
    // A description that needs no translation stays as it is.
    alts: hasAlts ? translatedAlts.map((alt, i) => alt ?? alts[i] ?? '') : [],
    from: found?.from ?? foundAlts.find(({ from }) => from)?.from ?? null,
  };
}
