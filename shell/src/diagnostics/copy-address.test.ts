import { afterEach, expect, test, vi } from 'vitest';
import { copyAddress } from './copy-address';

const ADDRESS = 'https://staging.hotel.example/?mix=chat@1.5.0';

afterEach(() => vi.unstubAllGlobals());

function browserWith(clipboard: object | undefined): (string | undefined)[] {
  const shown: (string | undefined)[] = [];
  vi.stubGlobal('navigator', { clipboard });
  vi.stubGlobal('prompt', (_: string, text?: string) => shown.push(text));
  return shown;
}

test.each([
  ['without a clipboard', undefined],
  [
    'if the visitor does not allow the clipboard',
    { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
  ],
])('M-08 %s, an address is shown for copying by hand', async (_, clipboard) => {
  const shown = browserWith(clipboard);

  expect(await copyAddress(ADDRESS)).toBe(false);
  expect(shown).toEqual([ADDRESS]);
});

test('M-08 an address that was copied is not shown', async () => {
  const copied: string[] = [];
  const shown = browserWith({ writeText: async (text: string) => void copied.push(text) });

  expect(await copyAddress(ADDRESS)).toBe(true);
  expect([copied, shown]).toEqual([[ADDRESS], []]);
});
