import type { BrowserContext, Page } from '@playwright/test';

/** What the banner saves when a guest wants only what is needed. */
const ANSWER = { version: 1, analytics: false, marketing: false, at: '2026-06-01T12:00:00Z', lang: 'en' };

/** A guest who has answered the cookie banner, which would stand before every page. */
export const withAnsweredBanner = (visitor: BrowserContext | Page): Promise<unknown> =>
  visitor.addInitScript((answer) => localStorage.setItem('cookie-consent', answer), JSON.stringify(ANSWER));
