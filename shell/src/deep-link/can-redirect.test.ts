import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canRedirect, type RedirectFacts } from './can-redirect';
import { IOS_RECHECK_MS } from './limits';
import { agents } from './testing/user-agents';

const NOW = 1_800_000_000_000;
const fresh = { isIosAppInstalled: false, lastIosCheckTime: null, staysInBrowserUntil: null };
const onPhone: RedirectFacts = {
  viewportWidth: 390,
  isAppMode: false,
  isOffline: false,
  query: new URLSearchParams(),
  userAgent: agents.androidChrome,
  hasUnsentInput: false,
  saved: fresh,
  now: NOW,
};

test.each([
  [390, true],
  [450, true],
  [451, false],
  [1280, false],
])('S-33 N-07 a viewport of %i px', (viewportWidth, isAllowed) => {
  expect(canRedirect({ ...onPhone, viewportWidth })).toBe(isAllowed);
});

test('without a connection nothing is opened or offered', () => {
  expect(canRedirect({ ...onPhone, isOffline: true })).toBe(false);
});

test('Q-03 S-33 app mode, download=true, unsent input and other apps suppress it', () => {
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.option(fc.constantFrom('true', 'false', '')),
      fc.boolean(),
      fc.constantFrom(...Object.values(agents)),
      (isAppMode, download, hasUnsentInput, userAgent) => {
        const query = new URLSearchParams(download === null ? {} : { download });
        const isForeign =
          userAgent.includes('Instagram') || userAgent.includes('; wv)') || !/Safari/.test(userAgent);
        expect(canRedirect({ ...onPhone, isAppMode, query, hasUnsentInput, userAgent })).toBe(
          !isAppMode && download !== 'true' && !hasUnsentInput && !isForeign,
        );
      },
    ),
  );
});

test('S-34 N-07 iOS Safari is tried if the app is installed, was never checked, or was last checked over an hour ago', () => {
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.option(fc.integer({ min: 0, max: 3 * IOS_RECHECK_MS })),
      (isIosAppInstalled, ago) => {
        const saved = { ...fresh, isIosAppInstalled, lastIosCheckTime: ago === null ? null : NOW - ago };
        expect(canRedirect({ ...onPhone, userAgent: agents.iosSafari, saved })).toBe(
          isIosAppInstalled || ago === null || ago > 3_600_000,
        );
        expect(canRedirect({ ...onPhone, userAgent: agents.iosChrome, saved })).toBe(true);
      },
    ),
    {
      examples: [
        [false, 3_600_000],
        [false, 3_600_001],
        [true, 0],
        [false, null],
      ],
    },
  );
});

test('a choice of the browser holds for thirty days', () => {
  const saved = { ...fresh, staysInBrowserUntil: NOW };

  expect(canRedirect({ ...onPhone, saved, now: NOW - 1 })).toBe(false);
  expect(canRedirect({ ...onPhone, saved, now: NOW })).toBe(true);
});
