import { directionOf, type Lang } from '@guest/shared/contracts/core/languages';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../../platform/security/escape-html';
import { inline } from '../html/inline';

const inlineStyle = inline(
  ':root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}body{max-inline-size:32rem;margin:15vh auto;padding-inline:1.5rem}a{display:inline-block;padding-block:.75rem}bdi{overflow-wrap:anywhere}',
);

interface StaticPage {
  lang: Lang;
  status: number;
  title: string;
  /** HTML between title and link. */
  body?: string;
  link?: { text: string; href: string };
}

/**
 * Sends a page that needs no release, script or database, for cases in which the suite's own pages cannot be
 * shown.
 */
export function sendStaticPage(
  reply: FastifyReply,
  { lang, status, title, body, link }: StaticPage,
): FastifyReply {
  void reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-language': lang,
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src ${inlineStyle.hash}; frame-ancestors 'none'; base-uri 'none'`,
  });
  return reply.code(status)
    .send(`<!doctype html><html lang="${lang}" dir="${directionOf(lang)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><style>${inlineStyle.content}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${body ?? ''}
${link ? `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a></p>` : ''}</main></body></html>`);
}
