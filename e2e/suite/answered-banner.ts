import type { BrowserContext, Page } from '@playwright/test';

/** The value the cookie banner saves when a guest accepts only necessary cookies. */
export const COOKIE_ANSWER = {
  version: 1,
  analytics: false,
  marketing: false,
  at: '2026-06-01T12:00:00Z',
  lang: 'en',
};

/** Stores an answer to the cookie banner, which would otherwise cover every page. */
export const withAnsweredBanner = (visitor: BrowserContext | Page): Promise<unknown> =>
  visitor.addInitScript(
    (answer) => localStorage.setItem('cookie-consent', answer),
    JSON.stringify(COOKIE_ANSWER),
  );
