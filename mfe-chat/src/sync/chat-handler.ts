import type { chatPushes } from '@guest/shared/contracts/chat/chat-socket.contract';
import { handlerOf, pushNames, type PushName, type PushOf } from '@guest/shared/contracts/socket.contract';
import type { ChatStore } from '../model/store/chat.store';
import { logPosition } from './log-position';
import type { LogPush } from './room-feeds';

type ChatPushName = keyof typeof chatPushes;

interface ChatHandlerDeps {
  store: ChatStore;
  /** Receives a push that has a position in the room's log and may have to wait for earlier ones. */
  onLogPush: (pushed: LogPush) => void;
  /** Called if a room is unknown or a push does not describe the whole change. */
  onMismatch: (roomId: string) => void;
}

type PushHandlers = { [Name in ChatPushName]?: (push: PushOf<Name>) => void };

/** Maps each push to its effect. The caller makes the requests that follow from it. */
function createPushHandlers({ store, onLogPush, onMismatch }: ChatHandlerDeps) {
  const chat = store.getState();
  const onJoined = (push: PushOf<'joinExternalGroupRoom'>) => {
    chat.membersJoined(push);
    if (!push.room) onMismatch(push.roomId);
  };
  const onRead = (push: PushOf<'roomReadBy'> | PushOf<'messageReadBy'>) => {
    chat.readBy(push);
    const { rooms, me } = store.getState();
    const isUpToDate = push.readSeq === rooms[push.roomId]?.headSeq;
    // The push and a message were reordered, so only the server knows the unread count.
    if (push.guestId === me?.chat_uuid && !isUpToDate) onMismatch(push.roomId);
  };
  return {
    newPrivateGuestMessage: (push) => onLogPush({ event: 'messageArrived', push }),
    newExternalMessage: (push) => onLogPush({ event: 'messageArrived', push }),
    deleteMessage: (push) => onLogPush({ event: 'messageDeleted', push }),
    loadMoreMessages: (page) =>
      continuesLog(page, logPosition(store.getState(), page.roomId))
        ? chat.messagesCaughtUp(page)
        : onMismatch(page.roomId),
    // Keeps `userSeq`, because this push does not contain the guest's events, which are still requested in
    // order.
    loadGuestRooms: (digest) => chat.roomsSynchronised({ ...digest, userSeq: store.getState().userSeq }),

    cardUpdated: chat.cardUpdated,
    roomReadBy: onRead,
    messageReadBy: onRead,
    messageDelivered: chat.delivered,
    chatAction: chat.guestTyping,

    blockPrivateGuestRoom: chat.roomBlocked,
    unblockPrivateGuestRoom: chat.roomBlocked,
    guestMuteRoom: chat.roomMuted,
    guestUnmuteRoom: chat.roomMuted,
    acceptGuestRequest: chat.requestAccepted,
    changeExternalRoomName: chat.roomRenamed,
    setRoomVip: chat.roomVipChanged,
    undoVip: chat.roomVipChanged,
    rateExternalRoom: chat.roomRated,

    joinExternalGroupRoom: onJoined,
    addGuestsToExternalGroupRoom: onJoined,
    leaveExternalGroupRoom: chat.membersLeft,
    removeGuestsFromExternalGroupRoom: chat.membersLeft,

    getStaffsExternal: ({ staff }) => chat.staffLoaded(staff),
    staffsJoinedExternal: ({ staff }) => chat.staffJoined(staff),
    staffsIdLeftExternal: ({ staffsId }) => chat.staffLeft(staffsId),
    userInfoUpdated: ({ user }) => chat.contactChanged(user),
    userLanguageUpdated: chat.languageChanged,
    userProfilePicUpdated: chat.pictureChanged,
  } satisfies PushHandlers;
}

/** Reports whether the page continues the known messages without a gap. */
const continuesLog = ({ messages, complete }: PushOf<'loadMoreMessages'>, position: number) =>
  complete && (messages[0]?.seq ?? 0) <= position + 1;

type HandledPushName = keyof ReturnType<typeof createPushHandlers>;

export type ChatHandler = ReturnType<typeof createChatHandler>;

export function createChatHandler(deps: ChatHandlerDeps) {
  const handlers = createPushHandlers(deps);
  return {
    names: pushNames.filter(isHandled),
    handles: isHandled,
    handle<Name extends HandledPushName>(name: Name, push: PushOf<Name>): void {
      if ('userSeq' in push && typeof push.userSeq === 'number')
        deps.store.getState().userEventReceived(push.userSeq);
      // The cast is safe because each function is stored under the name of its push.
      (handlers[name] as (push: PushOf<Name>) => void)(push);
    },
  };

  /**
   * Announcements and requests have handlers of their own, and pushes about the connection do not concern the
   * chat.
   */
  function isHandled(name: string): name is HandledPushName {
    return name in handlers && handlerOf(name as PushName) === 'chat';
  }
}
