import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MixError } from '../releases/mix-error';
import { escapeHtml } from '../../platform/security/escape-html';
import { chooseLanguage, preferredLanguages } from '../request/language-choice';
import { MIX_ERROR_TEXTS } from './mix-error-texts';
import { sendStaticPage } from './static-page';

const STATUS = { malformed: 400, unknown: 404, closed: 403 } as const;
const MAX_NAMED_LENGTH = 120;

/**
 * Explains that the requested versions cannot be shown and links to the same page without them. Other
 * versions are never shown silently.
 */
export function sendMixErrorPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { kind, named }: MixError,
): FastifyReply {
  const lang = chooseLanguage(preferredLanguages(request.headers), null);
  const { title, without, [kind]: text } = MIX_ERROR_TEXTS[lang];
  const shown = `<bdi>${escapeHtml(named.slice(0, MAX_NAMED_LENGTH))}</bdi>`;
  return sendStaticPage(reply, {
    lang,
    title,
    status: STATUS[kind],
    body: `<p>${escapeHtml(text).replace('{named}', () => shown)}</p>`,
    link: { text: without, href: withoutVersions(request.url) },
  });
}

function withoutVersions(url: string): string {
  const { pathname, searchParams } = new URL(`http://suite${url}`);
  searchParams.delete('mix');
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}
