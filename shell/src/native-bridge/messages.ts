import * as z from '@guest/shared/contracts/zod';

/** The version of the protocol, which `docs/native-app.md` describes. */
export const BRIDGE_VERSION = 1;

/** A JWT with a few claims is shorter by far. */
const MAX_TOKEN_LENGTH = 4_096;

const nonce = z.string().check(z.regex(/^[\w-]{22,64}$/));

/** The messages from the native app to the page. None of them carries an address, markup or code. */
export const messageFromAppSchema = z.union([
  z.strictObject({ type: z.literal('welcome'), version: z.literal(BRIDGE_VERSION), nonce }),
  z.strictObject({
    type: z.literal('token'),
    nonce,
    token: z.string().check(z.regex(/^[\w.~+/=-]+$/), z.maxLength(MAX_TOKEN_LENGTH)),
  }),
  z.strictObject({ type: z.literal('back'), nonce }),
]);
export type MessageFromApp = z.infer<typeof messageFromAppSchema>;

/** The messages from the page to the native app. */
export type MessageToApp =
  | { type: 'hello'; version: number; nonce: string }
  | { type: 'ready'; path: string }
  | { type: 'title'; title: string }
  /** Whether the page handles the app's back button. */
  | { type: 'back'; canGoBack: boolean }
  | { type: 'badge'; count: number }
  | { type: 'share'; title?: string; text?: string; url?: string }
  /** Whether the guest of the token is now signed in on the page. */
  | { type: 'token'; isAccepted: boolean };
