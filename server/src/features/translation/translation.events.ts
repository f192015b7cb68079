import type { Lang } from '@guest/shared/contracts/core/languages';
import type { FastifyBaseLogger } from 'fastify';
import type { Handlers } from '../../platform/socket/answer';
import type { ChatParts } from '../chat/core/chat-parts';
import { keepsNumbers } from './keeps-numbers';
import {
  createTranslationRepository,
  type KeptTranslation,
  type Written,
} from '../chat/messages/translation.repository';
import type { Translator } from './translator';

/**
 * Socket handler that translates messages when they are viewed. Each message is translated once per language;
 * if the translator fails, the reply has no translations.
 */
export function translationEvents(
  { db, members }: Pick<ChatParts, 'db' | 'members'>,
  { translator, log }: { translator: Translator | null; log: FastifyBaseLogger },
) {
  const translations = createTranslationRepository(db);

  async function translate(written: Written[], lang: Lang): Promise<KeptTranslation[]> {
    if (!translator || written.length === 0) return [];
    try {
      const texts = written.map(({ text }) => text);
      const found = await translator.translate(texts, lang);
      const kept = written.map(({ id, text }, at) => toKept(id, text, lang, found[at]));
      await translations.keep(lang, kept);
      return kept;
    } catch (error) {
      log.warn({ err: error }, 'message translation failed');
      return [];
    }
  }

  return {
    translateMessages: {
      who: 'everyone',
      bucket: 'page',
      async handle({ roomId, messageIds, lang }, actor) {
        const { own } = await members.standing(roomId, actor);
        const written = await translations.written(roomId, messageIds, own?.joinSeq ?? 0);
        const ids = written.map(({ id }) => id);
        const known = ids.length === 0 ? [] : await translations.known(ids, lang);
        const isKnown = new Set(known.map(({ messageId }) => messageId));
        const added = await translate(
          written.filter(({ id }) => !isKnown.has(id)),
          lang,
        );
        return [...known, ...added].flatMap(({ messageId, text, from }) =>
          text === null ? [] : [{ messageId, text, ...(from !== null && { from }) }],
        );
      },
    },
  } satisfies Partial<Handlers>;
}

function toKept(
  messageId: string,
  original: string,
  lang: Lang,
  found: { text: string; from?: string } | undefined,
): KeptTranslation {
  const text = found?.text.trim() ?? '';
  const isOfUse =
    text !== '' && text !== original.trim() && found?.from !== lang && keepsNumbers(original, text);
  return { messageId, text: isOfUse ? text : null, from: found?.from ?? null };
}
