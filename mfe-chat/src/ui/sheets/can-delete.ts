import type { ShownMessage } from '../../model/message/shown-message';

/** The time in milliseconds during which an own message can be deleted. */
const DELETE_WITHIN_MS = 15 * 60_000;

export const canDelete = ({ sending, createdTime }: ShownMessage, isOwn: boolean, now: number): boolean =>
  isOwn && sending === undefined && now - Date.parse(createdTime) < DELETE_WITHIN_MS;
