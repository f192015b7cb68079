import { expect, test } from 'vitest';
import { parseMix, withMix } from './mix-link';

test('M-08 the versions of an address are parsed and written back to a copied link', () => {
  const mix = { chat: '1.5.0-rc.2', dining: '1.3.0' };
  const link = withMix('http://suite/grand/chat?app=true&safe=1', mix);

  expect(link).toBe('http://suite/grand/chat?app=true&mix=chat@1.5.0-rc.2,dining@1.3.0');
  expect(parseMix(new URL(link).search)).toEqual(mix);
});

test('M-08 removing the versions restores the original address', () => {
  expect(withMix('http://suite/grand?mix=chat@2', {})).toBe('http://suite/grand');
});
