import type { ChatState } from './chat-state';
import { echoesIn } from '../message/log';

/** How many messages, of all rooms, the server may not have. */
export const unsentIn = ({ logs }: Pick<ChatState, 'logs'>): number =>
  Object.values(logs).reduce((count, log) => count + echoesIn(log).length, 0);
