import { directionOf, type Lang } from '@guest/shared/contracts/core/languages';

/** Wraps the body of an email in minimal HTML that every mail client supports. */
export const mailHtml = (lang: Lang, body: string): string =>
  `<!doctype html><html lang="${lang}" dir="${directionOf(lang)}"><body style="font:16px/1.5 sans-serif">${body}</body></html>`;
