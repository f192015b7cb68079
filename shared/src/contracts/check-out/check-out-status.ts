/** The statuses of a check-out. `asked` means that the hotel's system has not answered yet. */
export const CHECK_OUT_STATUSES = ['asked', 'done', 'refused'] as const;
export type CheckOutStatus = (typeof CHECK_OUT_STATUSES)[number];

/** The reasons for which a guest cannot check out in the app. */
export const CHECK_OUT_REASONS = [
  'too_early',
  'too_late',
  'balance_due',
  'order_under_way',
  'charge_pending',
  'question_open',
  'not_verified',
  'system_away',
  /** The hotel's system refused it. */
  'refused',
] as const;
export type CheckOutReason = (typeof CHECK_OUT_REASONS)[number];
