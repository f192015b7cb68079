import type { Contact, Staff } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { ChatState, Effect } from '../state/chat-state';
import type { Room } from '../state/room';

type Contacts = ChatState['contacts'];

export const withContacts = (contacts: Contacts, more: readonly Contact[]): Contacts =>
  more.length === 0 ? contacts : { ...contacts, ...Object.fromEntries(more.map((one) => [one.id, one])) };

export const peopleEffects = {
  contactsLoaded: (chat, contacts) => ({ contacts: withContacts(chat.contacts, contacts) }),

  contactChanged: (chat, contact) => withContact(chat, contact.id, () => contact),

  languageChanged: (chat, { id, lang }) => withContact(chat, id, (contact) => ({ ...contact, lang })),

  pictureChanged: (chat, { id, profilePic }) =>
    withContact(chat, id, ({ profilePic: _before, ...contact }) => ({
      ...contact,
      ...(profilePic && { profilePic }),
    })),

  staffRequested: () => ({ staffLoad: 'loading' as const }),
  staffFailed: () => ({ staffLoad: 'error' as const }),
  staffLoaded: (_chat, staff) => ({ staff, staffLoad: 'ready' as const }),

  staffJoined: (chat, joined) => ({
    staff: [...chat.staff.filter(({ _id }) => !joined.some((one) => one._id === _id)), ...joined],
  }),

  staffLeft: (chat, ids) => ({ staff: chat.staff.filter(({ _id }) => !ids.includes(_id)) }),
} satisfies {
  contactsLoaded: Effect<readonly Contact[]>;
  contactChanged: Effect<Contact>;
  languageChanged: Effect<{ id: string; lang: string }>;
  pictureChanged: Effect<{ id: string; profilePic: string | null }>;
  staffRequested: Effect<void>;
  staffFailed: Effect<void>;
  staffLoaded: Effect<readonly Staff[]>;
  staffJoined: Effect<readonly Staff[]>;
  staffLeft: Effect<readonly string[]>;
};

/** Updates a contact in all rooms. A private room takes its name from the other guest. */
function withContact(chat: ChatState, id: string, change: (contact: Contact) => Contact): Partial<ChatState> {
  const updateRoom = (room: Room): Room => {
    const before = room.participants.find((one) => one.id === id);
    if (!before) return room;
    const after = change(before);
    return {
      ...room,
      participants: room.participants.map((one) => (one === before ? after : one)),
      ...(room.roomType === 'private_guest' && id !== chat.me?.chat_uuid && { roomName: after.name }),
    };
  };
  const contact = chat.contacts[id];
  return {
    ...(contact && { contacts: { ...chat.contacts, [id]: change(contact) } }),
    rooms: Object.fromEntries(Object.entries(chat.rooms).map(([key, room]) => [key, updateRoom(room)])),
  };
}
