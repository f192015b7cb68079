/** The kinds of lines of a bill. Payments and reversals have negative amounts. */
export const BILL_LINE_KINDS = ['room', 'charge', 'tax', 'payment', 'other'] as const;

/** A line of the bill as the hotel's system has it. */
export interface BillLine {
  id: string;
  /** An ISO 8601 instant in UTC. */
  at: string;
  description: string;
  /** The amount in minor units of the property's currency. */
  amount: number;
  /** The reference of the charge if it was posted by this suite. */
  reference?: string;
  kind: (typeof BILL_LINE_KINDS)[number];
}

/** The status of a question about a line. */
export const QUESTION_STATUSES = ['sent', 'seen', 'answered'] as const;
export type QuestionStatus = (typeof QUESTION_STATUSES)[number];
