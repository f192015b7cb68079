import type { Image } from '../../contracts/core/values';

export const image = (facts: Partial<Image> = {}): Image => ({
  url: '/pictures/terrace.webp',
  thumbUrl: '/pictures/terrace-small.webp',
  alt: 'A terrace above the sea',
  width: 1200,
  height: 800,
  ...facts,
});
