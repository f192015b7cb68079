import type { chatPushes } from '@guest/shared/contracts/chat/chat-socket.contract';
import { handlerOf, pushNames, type PushName, type PushOf } from '@guest/shared/contracts/socket.contract';
import type { ChatStore } from '../model/store/chat.store';
import { placeIn } from './log-place';
import type { LogPush } from './room-feeds';

type ChatPushName = keyof typeof chatPushes;

interface Hearing {
  store: ChatStore;
  /** Has a place in its room's log, and waits for it. */
  inLog: (pushed: LogPush) => void;
  /** Something happened to a room that the push does not tell in full, or in one that is not known. */
  differs: (roomId: string) => void;
}

type Heard = { [Name in ChatPushName]?: (push: PushOf<Name>) => void };

/** What each push of the chat does. Whatever is asked because of it is for others to ask. */
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
    // It has overtaken a message, or was overtaken by one: nobody but the server knows how much is left.
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
    // What happened to the guest besides is asked for in its order.
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

/** Nothing is missing between what is known and the first of these. */
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
      // The function of this name takes what this name is about.
      (heard[name] as (push: PushOf<Name>) => void)(push);
    },
  };

  /** Announcements and requests have handlers of their own, and what concerns the connection is none of the chat's. */
  function isHeard(name: string): name is HeardName {
    return name in heard && handlerOf(name as PushName) === 'chat';
  }
}
