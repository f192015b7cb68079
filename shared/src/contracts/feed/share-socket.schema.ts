import * as z from '@guest/shared/contracts/zod';
import { uuid } from '../core/values';

export const sharePushChecks = {
  postUpdated: z.object({
    postId: uuid,
    /** `gone` also for a post that the hotel has taken down; `changed` also for one that is shown again. */
    kind: z.enum(['new', 'changed', 'gone']),
    /** A copy of this version or a later one contains an edit; pins and closed comments have no version. */
    version: z.int(),
    epoch: uuid,
  }),
};
