import type { Lang } from '@guest/shared/contracts/core/languages';
import type { FastifyBaseLogger } from 'fastify';
import type { Handlers } from '../../platform/socket/request-dispatcher';
import type { ChatDeps } from '../chat/core/chat-deps';
import {
  createTranslationRepository,
  type StoredTranslation,
  type TranslatableMessage,
} from '../chat/messages/translation.repository';
import type { Translated, Translator } from './translator';
import { usefulTranslation } from './useful-translation';

/**
 * Socket handler that translates messages when they are viewed. Each message is translated once per language;
 * if the translator fails, the reply has no translations.
 */
export function translationHandlers(
  { db, members }: Pick<ChatDeps, 'db' | 'members'>,
  { translator, log }: { translator: Translator | null; log: FastifyBaseLogger },
) {
  const translations = createTranslationRepository(db);

  async function translate(messages: TranslatableMessage[], lang: Lang): Promise<void> {
    if (!translator || messages.length === 0) return;
    try {
      const texts = messages.map(({ text }) => text);
      const found = await translator.translate(texts, lang);
      const stored = messages.map(({ id, text }, at) => toStored(id, text, lang, found[at]));
      await translations.insert(lang, stored);
    } catch (error) {
      log.warn({ err: error }, 'message translation failed');
    }
  }

  return {
    translateMessages: {
      who: 'everyone',
      bucket: 'page',
      async handle({ roomId, messageIds, lang }, actor) {
        const { own } = await members.membership(roomId, actor);
        const messages = await translations.findTranslatable(roomId, messageIds, own?.joinSeq ?? 0);
        const ids = messages.map(({ id }) => id);
        const known = await translations.findStored(ids, lang);
        const isKnown = new Set(known.map(({ messageId }) => messageId));
        const missing = messages.filter(({ id }) => !isKnown.has(id));
        await translate(missing, lang);
        // Messages may have been deleted while the translator worked; their translations are gone.
        const found = missing.length === 0 ? known : await translations.findStored(ids, lang);
        return found.flatMap(({ messageId, text, from }) =>
          text === null ? [] : [{ messageId, text, ...(from !== null && { from }) }],
        );
      },
    },
  } satisfies Partial<Handlers>;
}

const toStored = (
  messageId: string,
  original: string,
  lang: Lang,
  found: Translated | undefined,
): StoredTranslation => ({
  messageId,
  text: usefulTranslation(original, lang, found),
  from: found?.from ?? null,
});
