import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { isSigned, signatureOf } from '../../platform/security/signature';

/** The browser sends this cookie with its reports only; scripts cannot read it. */
export const MARK_COOKIE = 'report-mark';
/** A page that is open for longer no longer tells anything about a running rollout. */
export const MARK_LASTS_S = 24 * 3_600;
/** The length of a SHA-256 in base64url. */
const SIGNATURE_LENGTH = 43;

const contentSchema = z.strictObject({
  id: z.string(),
  channel: z.string(),
  set: z.string(),
  until: z.number(),
});

/** What a mark says: which set of which channel the server has sent with one document. */
export type ReportMark = z.infer<typeof contentSchema>;

export type ReportMarks = ReturnType<typeof createReportMarks>;

/**
 * Issues a signed mark with each document, so that only reports of pages that the server has sent count, and each
 * page counts once. A mark is random and says nothing about the visitor.
 */
export function createReportMarks(secret: () => Promise<string>, now: () => number) {
  return {
    async issue({ channel, set }: Pick<ReportMark, 'channel' | 'set'>): Promise<string> {
      const id = randomBytes(12).toString('base64url');
      const content: ReportMark = { id, channel, set, until: now() + MARK_LASTS_S * 1_000 };
      const text = Buffer.from(JSON.stringify(content)).toString('base64url');
      return signatureOf(await secret(), purposeOf(text)) + text;
    },

    /** Returns the content of a valid mark. */
    async read(mark: string): Promise<ReportMark | undefined> {
      const [signature, text] = [mark.slice(0, SIGNATURE_LENGTH), mark.slice(SIGNATURE_LENGTH)];
      if (!isSigned(await secret(), purposeOf(text), signature)) return undefined;
      const { data } = contentSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
      return data && data.until > now() ? data : undefined;
    },
  };
}

/** A signature for another purpose with the same key is no mark. */
const purposeOf = (text: string) => `report-mark ${text}`;
