import * as z from '@guest/shared/contracts/zod';

const choiceSchema = z.enum(['needed', 'measured']);
/** What a guest lets this device keep: only what the app needs, or also how fast its pages are. */
export type CookieChoice = z.infer<typeof choiceSchema>;

const KEY = 'cookie-choice';

/** Null while the guest has not decided, and where what is saved is not ours. */
export const savedCookieChoice = (): CookieChoice | null =>
  z.catch(z.nullable(choiceSchema), null).parse(localStorage.getItem(KEY));

export const rememberCookieChoice = (choice: CookieChoice): void => localStorage.setItem(KEY, choice);
