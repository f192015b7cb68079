import * as z from '@guest/shared/contracts/zod';
import { checks, empty } from '../core/checks';
import { inProperty } from '../core/values';
import { NOTIFICATION_CHANNELS, NOTIFICATION_CLASSES } from './notification-classes';

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** One choice of a guest: whether a class of notifications arrives through a channel. */
const choice = z.strictObject({
  class: z.enum(NOTIFICATION_CLASSES),
  channel: z.enum(NOTIFICATION_CHANNELS),
  isOn: z.boolean(),
});

/** The period in the time of the property in which only safety notices arrive; null for never. */
const quietHours = z.nullable(z.strictObject({ from: time, to: time }));

const preferences = z.object({
  /** The key with which a browser subscribes: the VAPID public key in base64url. */
  publicKey: z.string(),
  /** Whether the device that made the request receives notifications. */
  isOnThisDevice: z.boolean(),
  /** Every combination that can be chosen. */
  choices: z.array(choice),
  quietHours,
  /** Whether notifications leave out names and texts. */
  privatePreviews: z.boolean(),
});

/** The input and reply schemas of each endpoint. */
export const notificationChecks = {
  getNotifications: checks({ params: inProperty, reply: preferences }),
  setNotifications: checks({
    params: inProperty,
    body: z.strictObject({
      choices: z.optional(z.array(choice).check(z.maxLength(32))),
      quietHours: z.optional(quietHours),
      privatePreviews: z.optional(z.boolean()),
    }),
    reply: preferences,
  }),
  subscribe: checks({
    params: inProperty,
    body: z.strictObject({
      /** The address of the browser's push service. */
      endpoint: z.string().check(z.minLength(1), z.maxLength(1_000)),
      keys: z.strictObject({
        /** A point on the curve P-256: 65 bytes in base64url. */
        p256dh: z.string().check(z.maxLength(100)),
        /** 16 bytes in base64url. */
        auth: z.string().check(z.maxLength(40)),
      }),
      lang: z.string().check(z.regex(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i)),
      userAgentClass: z.enum(['phone', 'tablet', 'desktop']),
    }),
    reply: empty,
  }),
  unsubscribe: checks({ params: inProperty, reply: empty }),
};
