/** The files of a photo in the format with the smallest ones, which come first in its `<picture>`. */
const AVIF_OF_HERO = /<picture><source\b([^>]*)>(?:(?!<\/picture>).)*\bfetchpriority="high"/is;
const HERO = /<img\b([^>]*\bfetchpriority="high"[^>]*)>/i;

/**
 * Returns a preload tag for the high-priority picture of a first view with the same attributes, or an empty
 * string if there is none. Browsers that do not know the format of a photo do not preload it.
 */
export function heroPreload(html: string): string {
  const [, attributes] = AVIF_OF_HERO.exec(html) ?? HERO.exec(html) ?? [];
  if (attributes === undefined) return '';
  // Attribute values are copied unchanged because the view has escaped them already.
  const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(attributes)?.[1];
  const copies = [
    ['href', attribute('src')],
    ['type', attribute('type')],
    ['fetchpriority', 'high'],
    ['imagesrcset', attribute('srcset')],
    ['imagesizes', attribute('sizes')],
  ].flatMap(([name, value]) => (value ? [` ${name}="${value}"`] : []));
  return `<link rel="preload" as="image"${copies.join('')}>`;
}
