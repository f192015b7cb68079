import { pathTo } from '@guest/shared/routes/routes';
import type { Page } from '@playwright/test';
import { newStranger } from './stranger';

/** A guest whom the hotel knows by an email already, signed in on this page as the suite itself would have left them. */
export async function comeAsKnown(page: Page, property: string): Promise<{ email: string }> {
  const { email } = newStranger();
  const door = await page.request.post(`/_test/property/${property}/guests`, { data: { email } });
  // The door's own form.
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
