import type { Boot } from '@guest/shared/contracts/release/boot.contract';

/** Returns the build id of a document of the suite, or `undefined` for other HTML. */
export const buildIn = (html: string): string | undefined =>
  /<script type="application\/json" id="boot">\{"buildId":"([^"]+)"/.exec(html)?.[1];

/**
 * Whether the channel has chosen the releases of a document, and neither its address, nor a fault, nor a cookie that
 * names local remotes.
 */
export function isOfChannel(html: string): boolean {
  const json = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1];
  // The server wrote the block, and a copy of another release has the same fields or none.
  const { source, mayMix, channel } = JSON.parse(json ?? '{}') as Partial<Boot>;
  const isChosen = source === 'channel' || source === 'rollout';
  return isChosen && !(mayMix && channel !== 'production');
}

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
