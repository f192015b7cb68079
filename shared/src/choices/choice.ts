import * as z from '@guest/shared/contracts/zod';
import { NOTIFICATION_CHANNELS, NOTIFICATION_CLASSES } from '../contracts/notification/notification-classes';

const inFavorite = { property: z.string(), type: z.enum(['outlet', 'activity']), uuid: z.string() };

/** The stored form of each kind of choice. A stored kind only ever gains optional fields. */
export const choiceSchemas = {
  favorite: z.object({ kind: z.literal('favorite'), ...inFavorite, isFavorite: z.boolean() }),
  'favorite-notify': z.object({ kind: z.literal('favorite-notify'), ...inFavorite, notify: z.boolean() }),
  'order-rating': z.object({
    kind: z.literal('order-rating'),
    property: z.string(),
    order: z.string(),
    stars: z.number(),
    comment: z.optional(z.string()),
  }),
  'conversation-rating': z.object({
    kind: z.literal('conversation-rating'),
    roomId: z.string(),
    /** Missing if the guest declines to rate. */
    stars: z.optional(z.number()),
    comment: z.optional(z.string()),
    /** Identifies the closing of the room that is rated. */
    closedSeq: z.optional(z.number()),
  }),
  'request-rating': z.object({
    kind: z.literal('request-rating'),
    trackingId: z.string(),
    rating: z.number(),
    /**
     * The version of the request that the guest saw. A later version contains the rating that the hotel has stored.
     */
    version: z.optional(z.number()),
  }),
  notifications: z.object({
    kind: z.literal('notifications'),
    property: z.string(),
    change: z.object({
      choices: z.optional(
        z.array(
          z.object({
            class: z.enum(NOTIFICATION_CLASSES),
            channel: z.enum(NOTIFICATION_CHANNELS),
            isOn: z.boolean(),
          }),
        ),
      ),
      quietHours: z.optional(z.nullable(z.object({ from: z.string(), to: z.string() }))),
      privatePreviews: z.optional(z.boolean()),
    }),
  }),
};

/** Something that a guest has chosen, of which only the latest state matters. */
export type Choice = {
  [Kind in keyof typeof choiceSchemas]: z.infer<(typeof choiceSchemas)[Kind]>;
}[ChoiceKind];
export type ChoiceKind = keyof typeof choiceSchemas;
export type ChoiceOf<Kind extends ChoiceKind> = Extract<Choice, { kind: Kind }>;
