import * as z from '@guest/shared/contracts/zod';
import { checks } from '../core/checks';
import { LANGUAGES } from '../core/languages';
import { inProperty, uuid } from '../core/values';

const MAX_ITEMS = 25;

const item = z.strictObject({ kind: z.enum(['post', 'comment']), id: uuid });
export type TranslatableItem = z.infer<typeof item>;

const translation = z.object({
  id: uuid,
  text: z.string(),
  /** The alternative texts of the photos of a post, in their order. */
  alts: z.optional(z.array(z.string())),
  /** The detected source language. */
  from: z.optional(z.string()),
});
export type ShareTranslation = z.infer<typeof translation>;

export const shareTranslationChecks = {
  translateShare: checks({
    params: inProperty,
    body: z.strictObject({
      items: z.array(item).check(z.minLength(1), z.maxLength(MAX_ITEMS)),
      lang: z.enum(LANGUAGES),
    }),
    reply: z.array(translation),
  }),
};
