import type { Message } from '@guest/shared/contracts/chat-socket.contract';
import { and, inArray } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Connection } from '../../db/database';
import { roomEvent } from '../../db/schema';
import type { StoredMessage } from '../../db/schema/chat';
import type { Actor } from '../../realtime/actor';
import type { OutboxRow } from '../../realtime/push-outbox';
import { Refusal } from '../../refusal';
import { noSuchFile } from '../upload/file-refusals';
import type { UploadRow } from '../upload/upload.repository';
import type { Uploads } from '../upload/uploads';
import { automaticReply } from './automatic-reply';
import { writingRefused } from './may-write';
import { noSuchRoom, type Standing } from './member.repository';
import { hashOf, sentOtherwise, type MessageRepository } from './message.repository';
import { messageOf, type EventRow } from './message-reply';
import { writeMessages, type Written } from './write-messages';

export interface NewMessage {
  key: string;
  body: StoredMessage;
  /** What its `urlPath` stands for; nothing else may use it then. */
  file?: UploadRow;
}

export interface Sending {
  actor: Actor;
  message: NewMessage;
  /** Whether it is meant for a room of two guests. */
  isPrivate: boolean;
  /** The room, or how it is found or made within the transaction of the message. */
  room: string | ((tx: Connection) => Promise<string>);
}

/** One whose writer stands in the room, which is locked. */
type Admitted = Omit<Sending, 'room'> & { standing: Standing };

export interface Stored {
  message: Message;
  dup: boolean;
  /** Nothing where it was told before. */
  tellings: OutboxRow[];
}

export type Store = ReturnType<typeof createStore>;

interface Around {
  messages: MessageRepository;
  uploads: Pick<Uploads, 'rows'>;
  now: () => number;
}

/** A message at the place that it is to have. */
interface Placed extends Written {
  admitted: Admitted;
  message: Message;
}

/** Stores messages, each once however often it comes, at the next place of its room: of several rooms, one in each. */
export function createStore({ messages, uploads, now }: Around) {
  return async function store(tx: Connection, admitted: Admitted[]): Promise<(Stored | Refusal)[]> {
    const before = await sentBefore(tx, admitted);
    const at = new Date(now());
    const decided = admitted.map((one) => decide(one, { before, at }));
    const tellings = await writeMessages(tx, decided.filter(isPlaced));
    const stored: (Stored | Refusal)[] = [];
    for (const one of decided) {
      stored.push(isPlaced(one) ? await told(tx, one, tellings.get(one.event.id)) : one);
    }
    return stored;
  };

  async function told(tx: Connection, placed: Placed, telling: OutboxRow | undefined): Promise<Stored> {
    const { admitted, message, event } = placed;
    const { actor, standing } = admitted;
    if (admitted.message.file) await link(tx, admitted.message.file, event);
    const tellings = telling ? [telling] : [];
    const automatic = await automaticReply(tx, actor, { room: standing.room, now: now() });
    if (automatic) {
      tellings.push(await messages.sayFor(tx, actor.property, { roomId: event.roomId, body: automatic }));
    }
    return { message, dup: false, tellings };
  }

  /** The room of a ticket is the room of its message. */
  async function link(tx: Connection, file: UploadRow, { id, roomId }: EventRow): Promise<void> {
    if (file.roomId !== null && file.roomId !== roomId) throw noSuchFile();
    await uploads.rows.link(tx, file.id, { linkedTo: id, roomId });
  }
}

const isPlaced = (one: Stored | Refusal | Placed): one is Placed => 'event' in one;

async function sentBefore(tx: Connection, admitted: Admitted[]): Promise<EventRow[]> {
  const actors = admitted.map(({ actor }) => actor.id);
  const keys = admitted.map(({ message }) => message.key);
  return tx
    .select()
    .from(roomEvent)
    .where(and(inArray(roomEvent.actorId, actors), inArray(roomEvent.clientId, keys)));
}

function decide(one: Admitted, { before, at }: { before: EventRow[]; at: Date }): Stored | Refusal | Placed {
  const { actor, message, standing, isPrivate } = one;
  const { room } = standing;
  if ((room.type === 'private_guest') !== isPrivate) return noSuchRoom();
  const known = before.find(({ actorId, clientId }) => actorId === actor.id && clientId === message.key);
  if (!known) return writingRefused(standing, actor, message.body) ?? placed(one, at);
  if (known.roomId !== room.id || known.bodyHash !== hashOf(message.body)) return sentOtherwise();
  return { message: messageOf(known, actor.property.timeZone), dup: true, tellings: [] };
}

function placed(admitted: Admitted, at: Date): Placed {
  const { actor, message, standing, isPrivate } = admitted;
  const { room } = standing;
  const isReply = room.requestState === 'pending' && room.requestedBy !== actor.id;
  const event: EventRow = {
    ...{ roomId: room.id, seq: room.headSeq + 1, id: randomUUID(), kind: 'message' },
    ...{ actorId: actor.id, actorKind: actor.kind, clientId: message.key },
    ...{ bodyHash: hashOf(message.body), body: message.body, deletes: null },
    ...{ createdAt: at, deletedAt: null },
  };
  const said = messageOf(event, actor.property.timeZone);
  return {
    ...{ admitted, event, message: said },
    requestState: isReply ? 'accepted' : room.requestState,
    push: {
      topic: `room:${room.id}`,
      event: isPrivate ? 'newPrivateGuestMessage' : 'newExternalMessage',
      body: { ...said, prevSeq: room.headSeq },
    },
  };
}
