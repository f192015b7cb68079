import type { ShownMessage } from './shown-message';

/** Milliseconds within which what one person writes stays together. */
const TOGETHER_MS = 5 * 60_000;

type Grouped = Pick<ShownMessage, 'from' | 'date' | 'createdTime' | 'messageType' | 'isDeleted' | 'sending'>;

/** Whether a message goes on in the group of the one before it, under the same face and name. */
export function continuesGroup(before: Grouped, message: Grouped): boolean {
  return (
    before.from === message.from &&
    before.date === message.date &&
    isPlain(before) &&
    isPlain(message) &&
    Math.abs(Date.parse(message.createdTime) - Date.parse(before.createdTime)) <= TOGETHER_MS
  );
}

/** What has more to say than its words stands alone. */
const isPlain = ({ messageType, isDeleted = false, sending }: Grouped) =>
  messageType === 'text' && !isDeleted && sending !== 'failed';
