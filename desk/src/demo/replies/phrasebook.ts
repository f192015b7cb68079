export const TOPICS = [
  'towels',
  'lateCheckOut',
  'wifi',
  'spa',
  'taxi',
  'repair',
  'luggage',
  'pool',
  'food',
  'thanks',
  'greeting',
] as const;
/** The topic of a message; `other` if no known word occurs. */
export type Topic = (typeof TOPICS)[number] | 'other';

/** The replies of the demo desk in one language. */
export interface Phrasebook {
  /** Starts the first answer in every room, so that guests do not mistake the program for a person. */
  introduction: string;
  /** The patterns that identify a topic; the first matching topic in the order of `TOPICS` counts. */
  patterns: Record<Exclude<Topic, 'other'>, RegExp>;
  replies: Record<Topic, readonly [string, ...string[]]>;
}
