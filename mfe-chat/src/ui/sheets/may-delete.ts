import type { ShownMessage } from '../../model/message/shown-message';

/** The time in milliseconds during which an own message can be deleted. */
const TAKE_BACK_MS = 15 * 60_000;

export const mayDelete = ({ sending, createdTime }: ShownMessage, isOwn: boolean, now: number): boolean =>
  isOwn && sending === undefined && now - Date.parse(createdTime) < TAKE_BACK_MS;
