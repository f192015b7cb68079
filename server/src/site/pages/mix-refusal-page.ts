import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MixRefusal } from '../releases/mix-refusal';
import { escapeHtml } from '../html/escape';
import { chooseLanguage, wishedLanguages } from '../request/language-choice';
import { MIX_REFUSAL_TEXTS } from './mix-refusal-texts';
import { sendPlainPage } from './plain-page';

const STATUS = { malformed: 400, unknown: 404, closed: 403 } as const;
const LONGEST_NAMED = 120;

/**
 * Explains that the requested versions cannot be shown and links to the same page without them. Other
 * versions are never shown silently.
 */
export function answerMixRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  { kind, named }: MixRefusal,
): FastifyReply {
  const lang = chooseLanguage(wishedLanguages(request.headers), null);
  const { title, without, [kind]: said } = MIX_REFUSAL_TEXTS[lang];
  const shown = `<bdi>${escapeHtml(named.slice(0, LONGEST_NAMED))}</bdi>`;
  return sendPlainPage(reply, {
    lang,
    title,
    status: STATUS[kind],
    body: `<p>${escapeHtml(said).replace('{named}', () => shown)}</p>`,
    link: { text: without, href: withoutVersions(request.url) },
  });
}

function withoutVersions(url: string): string {
  const { pathname, searchParams } = new URL(`http://suite${url}`);
  searchParams.delete('mix');
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}
