/** The preload of the picture that a first view is waited for, as the view itself asks for it. Empty without one. */
export function heroPreload(html: string): string {
  const tag = /<img\b[^>]*\bfetchpriority="high"[^>]*>/i.exec(html)?.[0] ?? '';
  // Values are taken as they stand: the view has escaped them already.
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
