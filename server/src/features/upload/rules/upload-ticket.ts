import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

const policySchema = z.strictObject({
  id: z.string(),
  key: z.string(),
  mimeType: z.string(),
  mostBytes: z.number(),
  until: z.number(),
});

/** What may be sent with a ticket; signed, so that a form can be turned away before the database is asked. */
export type Policy = z.infer<typeof policySchema>;

export const signatureOf = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('base64url');

export function isSigned(secret: string, text: string, signature: string): boolean {
  const [ours, theirs] = [signatureOf(secret, text), signature].map((one) => Buffer.from(one));
  return ours?.length === theirs?.length && timingSafeEqual(ours ?? Buffer.of(), theirs ?? Buffer.of());
}

/** The fields of the form, in the words of an S3 form: a browser sends both in the same way. */
export function ticketFields(secret: string, policy: Policy): Record<string, string> {
  const text = Buffer.from(JSON.stringify(policy)).toString('base64url');
  return {
    key: policy.key,
    'Content-Type': policy.mimeType,
    policy: text,
    signature: signatureOf(secret, `ticket ${text}`),
  };
}

/** The policy of a form, if it is ours and still good. */
export function readTicket(
  secret: string,
  { key, policy = '', signature = '' }: Record<string, string | undefined>,
  now: number,
): Policy | undefined {
  if (!isSigned(secret, `ticket ${policy}`, signature)) return undefined;
  const { data } = policySchema.safeParse(JSON.parse(Buffer.from(policy, 'base64url').toString()));
  return data && data.key === key && data.until > now ? data : undefined;
}
