import type { ShownMessage } from '../model/message/shown-message';
import { toShown } from '../model/message/shown-message';
import { message } from './build-chat';

/** A message of the room as its list has it; all of them of one moment, unless told. */
export const shownMessage = (seq: number, facts: Partial<ShownMessage> = {}): ShownMessage => ({
  ...toShown(message(seq)),
  createdTime: '2026-06-01T11:00:00Z',
  ...facts,
});
