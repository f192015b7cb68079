import type { ReportReason } from '@guest/shared/contracts/moderation/reasons';
import type { LazyTextKey } from '../lazy-texts/lazy-texts';

/** The reasons in the words of guests, in the order of the report form. */
export const REASON_TEXTS = {
  spam: 'Spam or fraud',
  harassment: 'Harassment or bullying',
  hate: 'Hate speech',
  sexual: 'Sexual content',
  violence_or_threat: 'Violence or a threat',
  child_safety: 'A child may be in danger',
  privacy: "Someone's private information",
  illegal: 'Something illegal',
  self_harm: 'Someone may harm themselves',
  other: 'Something else',
} as const satisfies Record<ReportReason, LazyTextKey>;
