import type { Boot } from '@guest/shared/contracts/release/boot.contract';

/** Returns the build id of a document of the suite, or `undefined` for other HTML. */
export const buildIn = (html: string): string | undefined => bootIn(html)?.buildId;

/**
 * Returns whether the channel alone has chosen the releases of a document. Otherwise they were chosen by the address,
 * by a failure, or by a cookie that names local remotes.
 */
export function isOfChannel(html: string): boolean {
  const { source, mayMix, channel } = bootIn(html) ?? {};
  const isChosen = source === 'channel' || source === 'rollout';
  return isChosen && !(mayMix && channel !== 'production');
}

/** Returns the boot block with the key of the document; a remote may have planted others before it. */
function bootIn(html: string): Partial<Boot> | undefined {
  const key = /<html [^>]*data-boot="([\w-]+)"/.exec(html)?.[1];
  const blocks = html.matchAll(/<script type="application\/json" id="boot">(.*?)<\/script>/gs);
  const block = [...blocks].find(([, json = '']) => key === undefined || json.includes(`"key":"${key}"`));
  // The server wrote the block, and a copy of another release has the same fields or none.
  return block && (JSON.parse(block[1] ?? '{}') as Partial<Boot>);
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
