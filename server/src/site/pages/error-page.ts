import type { Lang } from '@guest/shared/contracts/core/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { publicErrorOf } from '../../platform/http/errors';
import { errorMessage } from '../../platform/errors/error-messages';
import { chooseLanguage, preferredLanguages } from '../request/language-choice';
import { sendStaticPage } from './static-page';

const RETRY_TEXT: Readonly<Record<Lang, string>> = {
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
export function sendErrorPage(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, message, details } = publicErrorOf(error, request);
  const lang = chooseLanguage(preferredLanguages(request.headers), null);
  if (details.retryAfter !== undefined) void reply.header('retry-after', details.retryAfter);
  return sendStaticPage(reply, {
    lang,
    status,
    title: errorMessage(message, lang),
    // An empty `href` is the URL in the browser, which may differ from the one that arrived here.
    link: { text: RETRY_TEXT[lang], href: '' },
  });
}
