import { expect, test } from 'vitest';
import { heroPreload } from './hero-preload';

const photo = (name: string, priority: string) =>
  `<picture><source type="image/avif" srcSet="/${name}/640.avif 640w" sizes="50vw"/><source type="image/webp" srcSet="/${name}/640.webp 640w" sizes="50vw"/><img src="/${name}/640.jpg" alt="${name}"${priority}/></picture>`;

test('the smallest format of a photo is preloaded, and only by browsers that support it', () => {
  const html = `${photo('later', '')}<p>text</p>${photo('hero', ' fetchPriority="high"')}`;

  expect(heroPreload(html)).toBe(
    '<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="/hero/640.avif 640w" imagesizes="50vw">',
  );
});

test('a picture with a single format is preloaded even if photos come before it', () => {
  const html = `${photo('later', '')}<img src="/hero.svg?v=1&amp;a" fetchPriority="high"/>`;

  expect(heroPreload(html)).toBe(
    '<link rel="preload" as="image" href="/hero.svg?v=1&amp;a" fetchpriority="high">',
  );
});

test('nothing is preloaded for a view without a high-priority picture', () => {
  expect(heroPreload(photo('later', ''))).toBe('');
});
