import type { ShownMessage } from './shown-message';

/** The longest gap between two messages of one group, in milliseconds. */
const TOGETHER_MS = 5 * 60_000;

type Grouped = Pick<ShownMessage, 'from' | 'date' | 'createdTime' | 'messageType' | 'isDeleted' | 'sending'>;

/**
 * Reports whether a message belongs to the group of the message before it, under the same avatar and name.
 */
export function continuesGroup(before: Grouped, message: Grouped): boolean {
  return (
    before.from === message.from &&
    before.date === message.date &&
    isPlain(before) &&
    isPlain(message) &&
    Math.abs(Date.parse(message.createdTime) - Date.parse(before.createdTime)) <= TOGETHER_MS
  );
}

/** Files, cards, deleted and failed messages are not grouped. */
const isPlain = ({ messageType, isDeleted = false, sending }: Grouped) =>
  messageType === 'text' && !isDeleted && sending !== 'failed';
