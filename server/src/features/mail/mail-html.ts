import { directionOf, type Lang } from '@guest/shared/contracts/core/languages';

/** A mail around what it says; every mail program takes this much. */
export const mailHtml = (lang: Lang, body: string): string =>
  `<!doctype html><html lang="${lang}" dir="${directionOf(lang)}"><body style="font:16px/1.5 sans-serif">${body}</body></html>`;
