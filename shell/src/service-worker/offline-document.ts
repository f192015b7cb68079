import { directionOf, isLang } from '@guest/shared/contracts/core/languages';
import { cachedHomePages } from './cached-documents';
import ar from './locales/ar.json';
import en from './locales/en.json';
import es from './locales/es.json';
import fr from './locales/fr.json';
import ja from './locales/ja.json';

/** The texts are part of the worker because the catalogs of the shell are not available offline. */
const CATALOGS = { ar, en, es, fr, ja };

const STYLE = `:root{color-scheme:light dark;--text:#10212f;--muted:#4b5b69;--ground:#f8f9fb;--accent:#17496f;--on:#fff}@media(prefers-color-scheme:dark){:root{--text:#f0f4f8;--muted:#aab8c5;--ground:#0d1720;--accent:#9fcdf5;--on:#10212f}}body{margin:0;min-height:100dvh;display:grid;place-content:center;justify-items:center;gap:16px;padding:24px;box-sizing:border-box;font:16px/1.5 system-ui,sans-serif;text-align:center;text-wrap:pretty;color:var(--text);background:var(--ground)}h1{margin:0;font-size:28px;line-height:1.2}p{margin:0;max-width:36ch;color:var(--muted)}a{box-sizing:border-box;min-height:48px;min-width:min(320px,100%);padding:12px 24px;border-radius:12px;color:var(--accent);text-decoration:none;font-weight:600;border:1px solid}a:first-of-type{color:var(--on);background:var(--accent)}a:focus-visible{outline:3px solid;outline-offset:3px}`;

/**
 * Returns the document for a page that is not cached while there is no network. It explains the situation and
 * links to the hotels that are cached.
 */
export async function offlineDocument(languages: readonly string[]): Promise<Response> {
  // If the device's caches cannot be read, the document has no links but still explains the situation.
  const { homes, lang: cachedLang } = await cachedHomePages().catch(() => ({ homes: [], lang: null }));
  const preferred = [...(cachedLang ? [cachedLang] : []), ...languages].map((tag) => tag.split('-')[0] ?? '');
  const lang = preferred.find(isLang) ?? 'en';
  const text = (key: keyof typeof en) => CATALOGS[lang][key];
  // The names are already escaped because they come from HTML documents.
  const links = homes.map(({ path, hotelName }) => `<a href="${path}"><bdi>${hotelName}</bdi></a>`).join('');
  const html = `<!doctype html><html lang="${lang}" dir="${directionOf(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${text("You're offline")}</title><style>${STYLE}</style></head><body><h1>${text("You're offline")}</h1><p>${text("You haven't opened this page on this device yet. Try again when you're back online.")}</p><a href="">${text('Try again')}</a>${links}</body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src '${await hashOf(STYLE)}'; base-uri 'none'; form-action 'none'`,
    },
  });
}

async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
}
