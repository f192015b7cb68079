import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { image } from '../../testing/builders/image';
import { Gallery } from './gallery';

const photos = ['One', 'Two', 'Three'].map((alt) => image({ url: `/${alt}.svg`, alt }));
const words = {
  name: 'Photos',
  close: 'Close',
  previous: 'Previous photo',
  next: 'Next photo',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  position: (number: number, count: number) => `Photo ${number} of ${count}.`,
};

function Album() {
  const [index, setIndex] = useState<number | null>(null);
  return (
    <>
      <button type="button" onClick={() => setIndex(0)}>
        Look
      </button>
      {index !== null && (
        <Gallery
          photos={photos}
          index={index}
          words={words}
          onTurn={setIndex}
          onClose={() => setIndex(null)}
        />
      )}
    </>
  );
}

const openAlbum = async () => {
  render(<Album />);
  await userEvent.click(screen.getByRole('button', { name: 'Look' }));
};
const announcement = () => screen.getByRole('status').textContent;

afterEach(() => document.documentElement.removeAttribute('dir'));

test('a photo has a number and a caption, and its neighbours are loaded', async () => {
  await openAlbum();

  expect(screen.getByRole('dialog', { name: 'Photos' })).toBeTruthy();
  expect(announcement()).toBe('Photo 1 of 3. One');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  const loaded = [...document.querySelectorAll('img')].map(({ alt }) => alt);
  expect(loaded).toEqual(['One', 'Two']);
});

test('arrow keys move through the photos and stop at the ends', async () => {
  await openAlbum();

  await userEvent.keyboard('{ArrowRight}');
  expect(announcement()).toBe('Photo 2 of 3. Two');
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(announcement()).toBe('Photo 3 of 3. Three');
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(announcement()).toBe('Photo 1 of 3. One');
});

test('in right-to-left languages the next photo is on the left', async () => {
  document.documentElement.dir = 'rtl';
  await openAlbum();
  screen.getByRole('dialog').style.direction = 'rtl';

  await userEvent.keyboard('{ArrowLeft}');

  expect(announcement()).toBe('Photo 2 of 3. Two');
});

test('plus, minus and the zoom button zoom a photo in and out', async () => {
  await openAlbum();

  await userEvent.keyboard('+');
  expect(screen.getByRole('button', { name: 'Zoom out' })).toBeTruthy();
  await userEvent.keyboard('-');
  expect(screen.getByRole('button', { name: 'Zoom in' })).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(screen.getByRole('button', { name: 'Zoom out' })).toBeTruthy();
});

test('the browser’s back closes the gallery and keeps the page', async () => {
  await openAlbum();
  const { href } = location;

  history.replaceState(null, '');
  window.dispatchEvent(new PopStateEvent('popstate'));

  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(location.href).toBe(href);
});

test('the Escape key closes the gallery', async () => {
  await openAlbum();

  screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));

  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});
