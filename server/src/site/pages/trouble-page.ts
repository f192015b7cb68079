import type { Lang } from '@guest/shared/contracts/core/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toldOf } from '../../platform/http/errors';
import { refusalText } from '../../platform/errors/refusal-texts';
import { chooseLanguage, wishedLanguages } from '../request/language-choice';
import { sendPlainPage } from './plain-page';

const AGAIN: Readonly<Record<Lang, string>> = {
  en: 'Try again',
  es: 'Volver a intentarlo',
  fr: 'Réessayer',
  ja: 'もう一度試す',
  ar: 'حاول مرة أخرى',
};

/** A guest whose page could not be made reads so on a page, with a way on, and not in the words of the API. */
export function answerTrouble(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, sentence, details } = toldOf(error, request);
  const lang = chooseLanguage(wishedLanguages(request.headers), null);
  if (details.retryAfter !== undefined) void reply.header('retry-after', details.retryAfter);
  return sendPlainPage(reply, {
    lang,
    status,
    title: refusalText(sentence, lang),
    // The address as it stands in the browser, whatever came here of it.
    link: { text: AGAIN[lang], href: '' },
  });
}
