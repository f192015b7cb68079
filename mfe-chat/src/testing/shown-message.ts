import type { ShownMessage } from '../model/message/shown-message';
import { toShownMessage } from '../model/message/shown-message';
import { message } from './build-chat';

/** Builds a message as shown in the list; all have the same time by default. */
export const shownMessage = (seq: number, facts: Partial<ShownMessage> = {}): ShownMessage => ({
  ...toShownMessage(message(seq)),
  createdTime: '2026-06-01T11:00:00Z',
  ...facts,
});
