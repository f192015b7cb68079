import type { chatPushes } from '@guest/shared/contracts/chat/chat-socket.contract';
import { handlerOf, pushNames, type PushName, type PushOf } from '@guest/shared/contracts/socket.contract';
import type { ChatStore } from '../model/store/chat.store';
import { placeIn } from './log-place';
import type { LogPush } from './room-feeds';

type ChatPushName = keyof typeof chatPushes;

interface Hearing {
  store: ChatStore;
  /** Receives a push that has a position in the room's log and may have to wait for earlier ones. */
  inLog: (pushed: LogPush) => void;
  /** Called if a room is unknown or a push does not describe the whole change. */
  differs: (roomId: string) => void;
}

type Heard = { [Name in ChatPushName]?: (push: PushOf<Name>) => void };

/** Maps each push to its effect. The caller makes the requests that follow from it. */
function hearing({ store, inLog, differs }: Hearing) {
  const chat = store.getState();
  const joined = (push: PushOf<'joinExternalGroupRoom'>) => {
    chat.membersJoined(push);
    if (!push.room) differs(push.roomId);
  };
  const readBy = (push: PushOf<'roomReadBy'> | PushOf<'messageReadBy'>) => {
    chat.readBy(push);
    const { rooms, me } = store.getState();
    const isOfNow = push.readSeq === rooms[push.roomId]?.headSeq;
    // The push and a message were reordered, so only the server knows the unread count.
    if (push.guestId === me?.chat_uuid && !isOfNow) differs(push.roomId);
  };
  return {
    newPrivateGuestMessage: (push) => inLog({ event: 'messageArrived', push }),
    newExternalMessage: (push) => inLog({ event: 'messageArrived', push }),
    deleteMessage: (push) => inLog({ event: 'messageDeleted', push }),
    loadMoreMessages: (page) =>
      followsOn(page, placeIn(store.getState(), page.roomId))
        ? chat.messagesCaughtUp(page)
        : differs(page.roomId),
    // Keeps `userSeq`, because this push does not contain the guest's events, which are still requested in
    // order.
    loadGuestRooms: (told) => chat.roomsDiffered({ ...told, userSeq: store.getState().userSeq }),

    cardUpdated: chat.cardUpdated,
    roomReadBy: readBy,
    messageReadBy: readBy,
    messageDelivered: chat.delivered,
    chatAction: chat.guestTyping,

    blockPrivateGuestRoom: chat.roomBlocked,
    unblockPrivateGuestRoom: chat.roomBlocked,
    guestMuteRoom: chat.roomMuted,
    guestUnmuteRoom: chat.roomMuted,
    acceptGuestRequest: chat.requestAccepted,
    changeExternalRoomName: chat.roomRenamed,
    setRoomVip: chat.roomTreated,
    undoVip: chat.roomTreated,
    rateExternalRoom: chat.roomRated,

    joinExternalGroupRoom: joined,
    addGuestsToExternalGroupRoom: joined,
    leaveExternalGroupRoom: chat.membersLeft,
    removeGuestsFromExternalGroupRoom: chat.membersLeft,

    getStaffsExternal: ({ staff }) => chat.staffLoaded(staff),
    staffsJoinedExternal: ({ staff }) => chat.staffJoined(staff),
    staffsIdLeftExternal: ({ staffsId }) => chat.staffLeft(staffsId),
    userInfoUpdated: ({ user }) => chat.contactChanged(user),
    userLanguageUpdated: chat.languageChanged,
    userProfilePicUpdated: chat.pictureChanged,
  } satisfies Heard;
}

/** Reports whether the page continues the known messages without a gap. */
const followsOn = ({ messages, complete }: PushOf<'loadMoreMessages'>, place: number) =>
  complete && (messages[0]?.seq ?? 0) <= place + 1;

type HeardName = keyof ReturnType<typeof hearing>;

export type ChatHandler = ReturnType<typeof createChatHandler>;

export function createChatHandler(parts: Hearing) {
  const heard = hearing(parts);
  return {
    names: pushNames.filter(isHeard),
    hears: isHeard,
    hear<Name extends HeardName>(name: Name, push: PushOf<Name>): void {
      if ('userSeq' in push && typeof push.userSeq === 'number')
        parts.store.getState().userEventHeard(push.userSeq);
      // The cast is safe because each function is stored under the name of its push.
      (heard[name] as (push: PushOf<Name>) => void)(push);
    },
  };

  /**
   * Announcements and requests have handlers of their own, and pushes about the connection do not concern the
   * chat.
   */
  function isHeard(name: string): name is HeardName {
    return name in heard && handlerOf(name as PushName) === 'chat';
  }
}
