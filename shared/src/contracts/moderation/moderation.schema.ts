import * as z from '@guest/shared/contracts/zod';
import { checks, empty } from '../core/checks';
import { inProperty, uuid } from '../core/values';
import { REPORT_REASONS } from './reasons';

// The limits of notes count graphemes, of which one may have many characters, so these are only upper bounds.
const note = z.string().check(z.maxLength(500));
const appealText = z.string().check(z.maxLength(4_000));

/** Without a reason, the report is stored as `other`. */
const reportBody = z.nullish(
  z.strictObject({ reasonCode: z.optional(z.enum(REPORT_REASONS)), note: z.optional(note) }),
);
const nothing = z.object({});

const postParams = z.extend(inProperty, { postId: uuid });
const commentParams = z.extend(inProperty, { commentId: uuid });
const guestParams = z.extend(inProperty, { uuid });
const appealBody = z.strictObject({ text: appealText });

export const moderationChecks = {
  flagPost: checks({ params: postParams, body: reportBody, reply: nothing }),
  unflagPost: checks({ params: postParams, reply: nothing }),
  flagComment: checks({ params: commentParams, body: reportBody, reply: nothing }),
  unflagComment: checks({ params: commentParams, reply: nothing }),
  flagGuest: checks({ params: guestParams, body: reportBody, reply: nothing }),
  unflagGuest: checks({ params: guestParams, reply: nothing }),
  appealPost: checks({ params: postParams, body: appealBody, reply: empty }),
  appealComment: checks({ params: commentParams, body: appealBody, reply: empty }),
};
