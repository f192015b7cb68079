import type { ShownMessage } from './shown-message';

/** The longest gap between two messages of one group, in milliseconds. */
const GROUP_WITHIN_MS = 5 * 60_000;

type GroupableMessage = Pick<
  ShownMessage,
  'from' | 'date' | 'createdTime' | 'messageType' | 'isDeleted' | 'sending'
>;

/**
 * Reports whether a message belongs to the group of the message before it, under the same avatar and name.
 */
export function isGrouped(before: GroupableMessage, message: GroupableMessage): boolean {
  return (
    before.from === message.from &&
    before.date === message.date &&
    isPlain(before) &&
    isPlain(message) &&
    Math.abs(Date.parse(message.createdTime) - Date.parse(before.createdTime)) <= GROUP_WITHIN_MS
  );
}

/** Files, cards, deleted and failed messages are not grouped. */
const isPlain = ({ messageType, isDeleted = false, sending }: GroupableMessage) =>
  messageType === 'text' && !isDeleted && sending !== 'failed';
