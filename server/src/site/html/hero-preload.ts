/**
 * Returns a preload tag for the high-priority picture of a first view with the same attributes, or an empty
 * string if there is none.
 */
export function heroPreload(html: string): string {
  const tag = /<img\b[^>]*\bfetchpriority="high"[^>]*>/i.exec(html)?.[0] ?? '';
  // Attribute values are copied unchanged because the view has escaped them already.
  const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  const src = attribute('src');
  if (!src) return '';
  const [srcset, sizes] = [attribute('srcset'), attribute('sizes')];
  return [
    `<link rel="preload" as="image" href="${src}" fetchpriority="high"`,
    ...(srcset ? [` imagesrcset="${srcset}"`] : []),
    ...(sizes ? [` imagesizes="${sizes}"`] : []),
    '>',
  ].join('');
}
