import { createHash } from 'node:crypto';

/** An inline style or script of the document. */
export interface Inline {
  readonly content: string;
  /** The hash with which the policy allows exactly this content. */
  readonly hash: string;
}

export const inline = (content: string): Inline => ({
  content,
  hash: `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
});
