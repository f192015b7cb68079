import { HostProvider, type Host } from '@guest/shared';
import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { image } from '../../testing/builders/image';
import { fakeHost } from '../../testing/fake-host';
import { Picture } from './picture';

const show = (host: Host, isPriority = false) => (
  <HostProvider host={host}>
    <Picture image={image()} isPriority={isPriority} />
  </HostProvider>
);

test('a priority picture is in the document and loads first', () => {
  const html = renderToString(show(fakeHost(), true));

  expect(html).toContain('fetchPriority="high"');
  expect(html).toContain('width="1200" height="800"');
  expect(html).not.toContain('<noscript>');
});

test('other pictures wait for hydration, except without scripts', () => {
  const host = fakeHost();
  const html = renderToString(show(host));
  expect(html.replace(/<noscript>.*<\/noscript>/, '')).not.toContain('<img');
  expect(html).toMatch(/<noscript><img src="\/pictures\/terrace.webp"/);

  const { container } = render(show(host));
  expect(container.querySelector('picture > img')).toBeNull();

  act(() => host.takeOver.getState().answered('page'));

  expect(container.querySelector('picture > img')?.getAttribute('src')).toBe('/pictures/terrace.webp');
  expect(container.querySelector('picture > img')?.getAttribute('loading')).toBe('lazy');
});

const photo = image({
  url: '/pictures/hotel/0123456789abcdef/1280.jpg',
  thumbUrl: '/pictures/hotel/0123456789abcdef/640.jpg',
  sources: [
    { type: 'image/avif', srcSet: '/pictures/hotel/0123456789abcdef/640.avif 640w' },
    { type: 'image/webp', srcSet: '/pictures/hotel/0123456789abcdef/640.webp 640w' },
  ],
  focus: '25 100',
});

test('of a photo, the browser chooses the format and the width', () => {
  const { container } = render(
    <HostProvider host={fakeHost()}>
      <Picture image={photo} isPriority />
    </HostProvider>,
  );

  const sources = [...container.querySelectorAll('picture > source')];
  expect(sources.map((one) => [one.getAttribute('type'), one.getAttribute('srcset')])).toEqual([
    ['image/avif', '/pictures/hotel/0123456789abcdef/640.avif 640w'],
    ['image/webp', '/pictures/hotel/0123456789abcdef/640.webp 640w'],
  ]);
  expect(sources.every((one) => one.getAttribute('sizes'))).toBe(true);
  expect(container.querySelector('picture > img')?.getAttribute('src')).toBe(photo.url);
});

test('the focus of a photo is left to the style sheet', () => {
  const html = renderToString(
    <HostProvider host={fakeHost()}>
      <Picture image={photo} isPriority />
    </HostProvider>,
  );

  expect(html).toContain('data-focus="25 100"');
  expect(html).not.toContain('style=');
});

test('no style attributes are used, because the content security policy forbids them', () => {
  expect(renderToString(show(fakeHost()))).not.toContain('style=');
});
