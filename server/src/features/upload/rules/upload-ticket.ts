import * as z from 'zod/mini';
import { isSigned, signatureOf } from '../../../platform/security/signature';

const policySchema = z.strictObject({
  id: z.string(),
  key: z.string(),
  mimeType: z.string(),
  mostBytes: z.number(),
  until: z.number(),
});

/** The limits of a ticket. They are signed, so that an invalid form is rejected without a database query. */
export type Policy = z.infer<typeof policySchema>;

/** Returns the form fields with the names of an S3 form, so that browsers handle both in the same way. */
export function ticketFields(secret: string, policy: Policy): Record<string, string> {
  const text = Buffer.from(JSON.stringify(policy)).toString('base64url');
  return {
    key: policy.key,
    'Content-Type': policy.mimeType,
    policy: text,
    signature: signatureOf(secret, `ticket ${text}`),
  };
}

/** Returns the policy of a form if its signature is valid and it has not expired. */
export function readTicket(
  secret: string,
  { key, policy = '', signature = '' }: Record<string, string | undefined>,
  now: number,
): Policy | undefined {
  if (!isSigned(secret, `ticket ${policy}`, signature)) return undefined;
  const { data } = policySchema.safeParse(JSON.parse(Buffer.from(policy, 'base64url').toString()));
  return data && data.key === key && data.until > now ? data : undefined;
}
