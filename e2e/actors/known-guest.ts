import { pathTo } from '@guest/shared/routes/routes';
import type { Page } from '@playwright/test';
import { newStranger } from './stranger';

/** Signs in a guest with a verified email on this page, with the session stored as the suite stores it. */
export async function comeAsKnown(page: Page, property: string): Promise<{ email: string }> {
  const { email } = newStranger();
  const door = await page.request.post(`/_test/property/${property}/guests`, { data: { email } });
  // The cast is safe because the test endpoint replies in this form.
  const { authToken: token, user } = (await door.json()) as { authToken: string; user: object };
  const place = { lat: null, lng: null, locationState: null, isDevLocationMode: false };
  const language = { languages: [], preferredLanguage: null };
  const sessions = { sessions: [], outdatedSessionId: null };
  const saved = { user, token, allowToPost: true, ...place, ...language, ...sessions };

  await page.goto(pathTo('cookies', {}));
  await page.evaluate(
    (session) => localStorage.setItem('guest-session', session),
    JSON.stringify({ state: saved, version: 1 }),
  );
  return { email };
}
