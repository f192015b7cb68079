import { expect, onTestFinished, test, vi } from 'vitest';
import { shrinkPhoto } from './shrink-photo';

const photo = new File(['GIF89a'], 'a.gif', { type: 'image/gif' });

/** The test browser cannot decode pictures; the test says when it has done so. */
function decodeByHand() {
  let decode: (bitmap: object) => void = () => {};
  vi.stubGlobal('createImageBitmap', () => new Promise<object>((resolve) => (decode = resolve)));
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return { decode: (bitmap: object) => decode(bitmap) };
}

test('a photo that the browser never finishes decoding is given up, and freed if it comes after all', async () => {
  const { decode } = decodeByHand();
  const onShrunk = vi.fn();
  void shrinkPhoto(photo).then(onShrunk);

  await vi.advanceTimersByTimeAsync(50_000);
  expect(onShrunk).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(onShrunk.mock.calls).toEqual([[undefined]]);

  const close = vi.fn();
  decode({ width: 4, height: 3, close });
  await vi.advanceTimersByTimeAsync(0);
  expect(close).toHaveBeenCalledOnce();
});

test('a photo that is decoded leaves no timer behind', async () => {
  const { decode } = decodeByHand();
  const shrunk = shrinkPhoto(photo);
  decode({ width: 4, height: 3, close: () => {} });

  expect(await shrunk).toMatchObject({ width: 4, height: 3 });
  expect(vi.getTimerCount()).toBe(0);
});
