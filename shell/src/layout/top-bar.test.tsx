import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hostInProperty, renderFrame } from './testing/render-frame';

test('on its home page, the mark of the hotel stands in place of the back link and leads to all hotels', () => {
  renderFrame(hostInProperty(), '/casa-miramar');

  const mark = screen.getByRole('link', { name: 'Our hotels' });
  expect([mark.textContent, mark.getAttribute('href')]).toEqual(['C', '/']);
  expect(screen.queryByRole('link', { name: /^Back to/ })).toBeNull();
});

test('on all other pages of the hotel, the back link stands there instead of the mark', () => {
  renderFrame(hostInProperty(), '/casa-miramar/discover');

  expect(screen.getByRole('link', { name: 'Back to Casa Miramar' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Our hotels' })).toBeNull();
});
