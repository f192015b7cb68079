import { DEFAULT_DEEP_LINK_BASE } from '@guest/shared/contracts/core/suite-defaults';
import { DEEP_LINK_EXTRAS, deepLinkActions, type DeepLinkExtra } from '@guest/shared/routes/deep-links';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildDeepLink } from './build-deep-link';
import { MAX_LINK_LENGTH } from './limits';

const ORIGIN = 'https://guest.hotel.example';
const BASE = 'https://open.hotel.example/open';

const ownExtras = fc
  .dictionary(
    fc.constantFrom(...DEEP_LINK_EXTRAS.filter((extra) => extra !== 'webview-url')),
    fc.string({ minLength: 1, maxLength: 60 }),
  )
  .map((extras): Partial<Record<DeepLinkExtra, string>> => ({
    ...extras,
    'webview-url': `${ORIGIN}/casa?app=true`,
  }));

test('D-01 D-02 a link names mode, action, property and exactly the extras', () => {
  fc.assert(
    fc.property(fc.constantFrom(...deepLinkActions), fc.uuid(), ownExtras, (action, propertyUuid, extras) => {
      const url = buildDeepLink(BASE, { action, propertyUuid, extras }, ORIGIN);
      expect(url?.startsWith(`${BASE}?`)).toBe(true);
      expect(Object.fromEntries(new URL(url ?? '').searchParams)).toEqual({
        mode: 'in-stay',
        action,
        'property-uuid': propertyUuid,
        ...extras,
      });
    }),
  );
});

test('D-01 the list of hotels belongs to no property', () => {
  expect(buildDeepLink(BASE, { action: 'properties', extras: {} }, ORIGIN)).toBe(
    `${BASE}?action=properties&mode=in-stay`,
  );
});

test('D-01 webview-url stays within the origin of the suite', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl({ withQueryParameters: true }),
        fc.constantFrom(
          'https://guest.hotel.example.evil.example/',
          'https://guest.hotel.example@evil.example/',
          'http://guest.hotel.example/',
          'javascript:alert(1)',
          '/casa',
          '',
        ),
      ),
      (address) => {
        expect(
          buildDeepLink(BASE, { action: 'chat', extras: { 'webview-url': address } }, ORIGIN),
        ).toBeNull();
      },
    ),
    { numRuns: 30 },
  );
});

test.each([
  '',
  'open',
  'http://open.hotel.example/open',
  'hotel://open',
  'javascript:alert(1)',
  'https://guest:secret@open.hotel.example/',
  'https://open.hotel.example/?a=b',
  // On the host of the page no app is opened, and the default leads nowhere.
  'https://guest.hotel.example/open',
  DEFAULT_DEEP_LINK_BASE,
])('C-07 no link is built from the base %s', (base) => {
  expect(buildDeepLink(base, { action: 'chat', extras: {} }, ORIGIN)).toBeNull();
});

test('a link that systems would cut off is not built', () => {
  const linkWith = (length: number) =>
    buildDeepLink(BASE, { action: 'chat', extras: { code: 'x'.repeat(length) } }, ORIGIN);
  const overhead = linkWith(1)?.length ?? 0;

  expect(linkWith(MAX_LINK_LENGTH - overhead + 1)).toHaveLength(MAX_LINK_LENGTH);
  expect(linkWith(MAX_LINK_LENGTH - overhead + 2)).toBeNull();
});
