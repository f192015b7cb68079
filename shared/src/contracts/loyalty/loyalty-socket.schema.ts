import * as z from '@guest/shared/contracts/zod';
import { uuid } from '../core/values';
import { staffClaimSchema } from './loyalty.schema';

const value = z.int().check(z.gte(1), z.lte(1_000_000));
const reason = z.string().check(z.minLength(1), z.maxLength(500));
const empty = z.strictObject({});

export const loyaltySocketChecks = {
  /** The claims that wait for an answer, the oldest first. */
  loadLoyaltyClaims: { ask: empty, answer: z.object({ claims: z.array(staffClaimSchema) }) },
  /** `granted` needs a value; every answer but `in_review` needs a reason that the guest reads. */
  answerLoyaltyClaim: {
    ask: z.strictObject({
      claimUuid: uuid,
      status: z.enum(['in_review', 'granted', 'declined']),
      value: z.optional(value),
      note: z.optional(reason),
    }),
    answer: z.object({ claim: staffClaimSchema }),
  },
  /** The key makes a repeated request harmless. */
  adjustLoyalty: {
    ask: z.strictObject({
      key: uuid,
      memberNumber: z.string().check(z.maxLength(32)),
      type: z.enum(['adding', 'spending']),
      value,
      reason: z.enum(['bonus', 'adjustment', 'redemption']),
      note: reason,
    }),
    answer: z.object({ memberNumber: z.string(), available: z.int(), pending: z.int() }),
  },
};
