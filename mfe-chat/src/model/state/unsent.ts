import type { ChatState } from './chat-state';
import { echoesIn } from '../message/log';

/** Counts the messages of all rooms that the server has not accepted. */
export const unsentIn = ({ logs }: Pick<ChatState, 'logs'>): number =>
  Object.values(logs).reduce((count, log) => count + echoesIn(log).length, 0);
