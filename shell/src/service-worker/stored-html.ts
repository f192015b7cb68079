/** Returns the build id of a document of the suite, or `undefined` for other HTML. */
export const buildIn = (html: string): string | undefined =>
  /<script type="application\/json" id="boot">\{"buildId":"([^"]+)"/.exec(html)?.[1];

/** Returns the name of the hotel, which is the last part of the title. */
export const hotelNameIn = (html: string): string =>
  /<title>(?:[^<]*\| )?([^<]*)<\/title>/.exec(html)?.[1] ?? '';

/** Marks a document as a cached copy with its date. */
export const markedAsCopy = (html: string, keptAt: string): string =>
  html.replace('<html ', `<html data-kept-at="${Number(keptAt)}" `);

/**
 * Returns a document without its first view and the assets of that view, in which the browser renders another
 * page of the hotel.
 */
export const withoutView = (html: string): string =>
  html
    .replace('<html ', '<html data-is-frame ')
    .replace(/<link rel="preload"[^>]*>/g, '')
    .replace(
      /<div id="root">.*<\/div>(?=<script type="application\/json" id="boot">)/s,
      '<div id="root"></div>',
    );
