import { createHash } from 'node:crypto';

/** A style or script that stands in the document itself. */
export interface Inline {
  readonly content: string;
  /** By which the policy allows exactly this content. */
  readonly hash: string;
}

export const inline = (content: string): Inline => ({
  content,
  hash: `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
});
