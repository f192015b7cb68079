import * as z from '@guest/shared/contracts/zod';
import { uuid } from '../core/values';

export const sharePushChecks = {
  postUpdated: z.object({
    postId: uuid,
    /** `gone` includes posts that the hotel has taken down, and `changed` those that are shown again. */
    kind: z.enum(['new', 'changed', 'gone']),
    /**
     * A client that has this version or a later one already has the edit. Pinning a post and closing its comments do
     * not change the version.
     */
    version: z.int(),
    epoch: uuid,
  }),
};
