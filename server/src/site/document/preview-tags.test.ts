import { expect, test } from 'vitest';
import { previewTags } from './preview-tags';

const pictureOf = (url: string) =>
  previewTags(
    {
      identity: 'casa',
      name: 'Casa',
      hero: { url, thumbUrl: url, alt: 'The house', width: 1_600, height: 900 },
    },
    { title: 'Casa', origin: 'https://stay.example' },
  ).find((tag) => tag.includes('"og:image"'));

test('another picture of the hotel has another address, because networks keep pictures by their address', () => {
  const pictures = ['/pictures/casa/1111/1280.jpg', '/pictures/casa/2222/1280.jpg'].map(pictureOf);

  expect(pictures[0]).toContain('https://stay.example/screenshots/casa/link.jpg?v=');
  expect(pictures[1]).not.toBe(pictures[0]);
  expect(pictureOf('/pictures/casa/1111/1280.jpg')).toBe(pictures[0]);
});
