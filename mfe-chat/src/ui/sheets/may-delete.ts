import type { ShownMessage } from '../../model/message/shown-message';

/** Milliseconds in which what was said can be taken back. */
const TAKE_BACK_MS = 15 * 60_000;

export const mayDelete = ({ sending, createdTime }: ShownMessage, isOwn: boolean, now: number): boolean =>
  isOwn && sending === undefined && now - Date.parse(createdTime) < TAKE_BACK_MS;
