import type { Lang } from '@guest/shared/contracts/core/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toldOf } from '../../platform/http/errors';
import { refusalText } from '../../platform/errors/refusal-texts';
import { chooseLanguage, wishedLanguages } from '../request/language-choice';
import { sendPlainPage } from './plain-page';

const AGAIN: Readonly<Record<Lang, string>> = {
  en: 'Try again',
  es: 'Reintentar',
  fr: 'Réessayer',
  ja: 'もう一度試す',
  ar: 'إعادة المحاولة',
};

/**
 * Replies to a page request that failed with an error page in the guest's language and a link, instead of the
 * API's JSON.
 */
export function answerTrouble(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, sentence, details } = toldOf(error, request);
  const lang = chooseLanguage(wishedLanguages(request.headers), null);
  if (details.retryAfter !== undefined) void reply.header('retry-after', details.retryAfter);
  return sendPlainPage(reply, {
    lang,
    status,
    title: refusalText(sentence, lang),
    // An empty `href` is the URL in the browser, which may differ from the one that arrived here.
    link: { text: AGAIN[lang], href: '' },
  });
}
