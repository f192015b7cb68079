import { directionOf, type Lang } from '@guest/shared/contracts/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MixRefusal } from '../releases/mix-refusal';
import { escapeHtml } from './escape';
import { inline } from './inline';
import { chooseLanguage, wishedLanguages } from './language-choice';
import { MIX_REFUSAL_TEXTS } from './mix-refusal-texts';

const STATUS = { malformed: 400, unknown: 404, closed: 403 } as const;
const LONGEST_NAMED = 120;

const look = inline(
  ':root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}body{max-inline-size:32rem;margin:15vh auto;padding-inline:1.5rem}a{display:inline-block;padding-block:.75rem}bdi{overflow-wrap:anywhere}',
);

/** Says that the versions in an address are not shown, and leads to the same page without them: never to another silently. */
export function answerMixRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  { kind, named }: MixRefusal,
): FastifyReply {
  const lang = chooseLanguage(wishedLanguages(request.headers), null);
  void reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-language': lang,
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src ${look.hash}; frame-ancestors 'none'; base-uri 'none'`,
  });
  return reply.code(STATUS[kind]).send(page(lang, kind, named, withoutVersions(request.url)));
}

function page(lang: Lang, kind: MixRefusal['kind'], named: string, href: string): string {
  const texts = MIX_REFUSAL_TEXTS[lang];
  const shown = `<bdi>${escapeHtml(named.slice(0, LONGEST_NAMED))}</bdi>`;
  return `<!doctype html><html lang="${lang}" dir="${directionOf(lang)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(texts.title)}</title><style>${look.content}</style></head>
<body><main><h1>${escapeHtml(texts.title)}</h1><p>${escapeHtml(texts[kind]).replace('{named}', () => shown)}</p>
<p><a href="${escapeHtml(href)}">${escapeHtml(texts.without)}</a></p></main></body></html>`;
}

function withoutVersions(url: string): string {
  const { pathname, searchParams } = new URL(`http://suite${url}`);
  searchParams.delete('mix');
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}
