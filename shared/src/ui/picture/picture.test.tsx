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
  expect(container.querySelector('span > img')).toBeNull();

  act(() => host.takeOver.getState().answered('page'));

  expect(container.querySelector('span > img')?.getAttribute('src')).toBe('/pictures/terrace.webp');
  expect(container.querySelector('span > img')?.getAttribute('loading')).toBe('lazy');
});

test('no style attributes are used, because the content security policy forbids them', () => {
  expect(renderToString(show(fakeHost()))).not.toContain('style=');
});
