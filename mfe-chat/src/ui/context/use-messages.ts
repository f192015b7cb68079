import { useChatState } from './chat-context';
import { logOf } from '../../model/state/chat-state';
import { deliveryOf, type Delivery } from '../../model/state/delivery';
import { dividerKeyIn } from '../../model/state/divider-key';
import type { Log } from '../../model/message/log';
import { messageIn } from '../../model/message/message-map';
import type { ShownMessage } from '../../model/message/shown-message';

/**
 * The keys of the messages, the oldest first. They change when messages are added or removed, not when one is
 * edited.
 */
export const useMessageKeys = (roomId: string): readonly string[] =>
  useChatState((chat) => logOf(chat, roomId).keys);

export const useMessage = (roomId: string, key: string): ShownMessage | undefined =>
  useChatState((chat) => messageIn(logOf(chat, roomId).byKey, key));

export const useDelivery = (roomId: string, key: string): Delivery | undefined =>
  useChatState((chat) => deliveryOf(chat, roomId, key));

export const useDividerKey = (): string | undefined => useChatState(dividerKeyIn);

export const useMessagesLoad = (roomId: string): Log['load'] =>
  useChatState((chat) => logOf(chat, roomId).load);

/**
 * Whether messages are missing before the first one. The guest is informed, because they load only on
 * scrolling up.
 */
export const useIsGap = (roomId: string): boolean => useChatState((chat) => logOf(chat, roomId).isGap);
