import type { ReportReason } from './reasons';

/** The reasons in the words of guests, as keys of the catalog of each package that shows them. */
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
} as const satisfies Record<ReportReason, string>;
