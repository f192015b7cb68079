/** The kinds of things that stand in a guest's day plan. */
export const TIMELINE_KINDS = ['stay', 'table', 'activity', 'order', 'request', 'announcement'] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** The sections of the day plan, in their order on the page. */
export const TIMELINE_GROUPS = ['now', 'next', 'later', 'past', 'cancelled'] as const;
export type TimelineGroup = (typeof TIMELINE_GROUPS)[number];

export const CONFLICT_KINDS = ['overlap', 'tight', 'away', 'after_checkout'] as const;

export const TIMELINE_NEEDS = ['offer', 'answer', 'pay', 'acknowledge'] as const;
export const TIMELINE_ACTIONS = ['change', 'cancel', 'late', 'accept', 'calendar'] as const;
