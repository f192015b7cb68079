import * as z from '@guest/shared/contracts/zod';
import { uuid } from '../core/values';

export const propertyPushChecks = {
  /** Sent to everyone at the property when another version of its content is live. */
  contentPublished: z.object({ version: z.int(), epoch: uuid }),
};
