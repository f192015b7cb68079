import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { isSigned, signatureOf } from '../../platform/security/signature';

/**
 * The name of the cookie for a document. The browser sends it with its reports only, and scripts cannot read it. Tabs
 * of different sets have cookies of their own.
 */
export function markCookieOf({ channel, set }: Pick<ReportMark, 'channel' | 'set'>): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([channel, set]))
    .digest('hex');
  return `report-mark-${hash.slice(0, 8)}`;
}

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

/** The content of a mark: which set of which channel the server has sent with a document. */
export type ReportMark = z.infer<typeof contentSchema>;

export type ReportMarks = ReturnType<typeof createReportMarks>;

/**
 * Issues a signed mark with each document, so that only reports of pages that the server has sent count, and each
 * page counts once. A mark is random and says nothing about the visitor.
 */
export function createReportMarks(secret: () => Promise<string>, now: () => number) {
  let key: string | undefined;
  let loading: Promise<void> | undefined;

  /** A document does not wait for the database: until the key is there, its reports do not count. */
  function loadKey(): void {
    loading ??= secret().then(
      (loaded) => void (key = loaded),
      () => void (loading = undefined),
    );
  }
  loadKey();

  return {
    issue({ channel, set }: Pick<ReportMark, 'channel' | 'set'>): string | undefined {
      if (key === undefined) return void loadKey();
      const id = randomBytes(12).toString('base64url');
      const content: ReportMark = { id, channel, set, until: now() + MARK_LASTS_S * 1_000 };
      const text = Buffer.from(JSON.stringify(content)).toString('base64url');
      return signatureOf(key, purposeOf(text)) + text;
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
