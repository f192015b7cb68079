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
/** What a message is about; `other` is whatever no word tells. */
export type Topic = (typeof TOPICS)[number] | 'other';

/** How the demo desk speaks one language. */
export interface Phrasebook {
  /** Begins the first answer in every room: nobody is to take the program for a person. */
  introduction: string;
  /** By which words a topic is known; the first of `TOPICS` that fits is taken. */
  words: Record<Exclude<Topic, 'other'>, RegExp>;
  replies: Record<Topic, readonly [string, ...string[]]>;
}
