/** The build of a document of the suite; undefined for any other HTML. */
export const buildIn = (html: string): string | undefined =>
  /<script type="application\/json" id="boot">\{"buildId":"([^"]+)"/.exec(html)?.[1];

/** Whose house it is, which stands last in the title of its pages. */
export const houseIn = (html: string): string => /<title>(?:[^<]*\| )?([^<]*)<\/title>/.exec(html)?.[1] ?? '';

/** Tells the page in a document that it is a copy, and of when. */
export const markedAsCopy = (html: string, keptAt: string): string =>
  html.replace('<html ', `<html data-kept-at="${Number(keptAt)}" `);

/** The document without its first view and what that needs, for another page of the hotel, which the browser draws. */
export const withoutView = (html: string): string =>
  html
    .replace('<html ', '<html data-is-frame ')
    .replace(/<link rel="preload"[^>]*>/g, '')
    .replace(
      /<div id="root">.*<\/div>(?=<script type="application\/json" id="boot">)/s,
      '<div id="root"></div>',
    );
