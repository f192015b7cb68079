/** What a guest lets this device keep: only what the app needs, or also how fast its pages are. */
export type CookieChoice = 'needed' | 'measured';

const KEY = 'cookie-choice';

/** Null while the guest has not decided, and where what is saved is not ours. */
export function savedCookieChoice(): CookieChoice | null {
  const saved = localStorage.getItem(KEY);
  return saved === 'needed' || saved === 'measured' ? saved : null;
}

export const rememberCookieChoice = (choice: CookieChoice): void => localStorage.setItem(KEY, choice);
