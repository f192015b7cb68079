import { sendingChecks } from '@guest/shared/contracts/chat/sending.schema';
import * as z from '@guest/shared/contracts/zod';
import type { OutboxRecord } from './queue/outbox-record';

const { ask } = sendingChecks.newPrivateGuestMessage;

const messageSchema = z.object({
  /** As it goes to the server, but for its room and the path of its file, which the record learns on its way. */
  request: ask,
  isPrivate: z.boolean(),
  /**
   * Not read here. A tab of the release before may have the connection: it sends what is stored, and shows it, by this.
   * To be dropped with the next version of records.
   */
  echo: z.optional(z.unknown()),
});

/** What is stored of a message. */
export type MessageBody = z.infer<typeof messageSchema>;
export type MessageRequest = MessageBody['request'];

const { key, text, lang, fileData, groupKey } = ask.shape;

/** As the release before this one has stored it: as it was shown. The whole of it is kept as `echo`, see above. */
const shownMessageSchema = z.pipe(
  z.pipe(
    z.object({ echo: z.unknown(), isPrivate: z.boolean() }),
    z.transform((body) => ({ ...body, shown: body.echo })),
  ),
  z.object({
    shown: z.object({ key, text, lang, fileData, groupKey, messageType: z.string() }),
    echo: z.unknown(),
    isPrivate: z.boolean(),
  }),
);

export const messageBodySchema = z.pipe(
  z.union([messageSchema, shownMessageSchema]),
  z.transform((body): MessageBody => {
    if ('request' in body) return body;
    const { shown, ...facts } = body;
    return { ...facts, request: messageRequest(shown) };
  }),
);

interface Message {
  key: string;
  text: string;
  messageType: string;
  lang?: string | undefined;
  fileData?: MessageRequest['fileData'];
  groupKey?: string | undefined;
}

/** What the server is asked for, of a message as it is shown. */
export function messageRequest({
  key,
  text,
  messageType,
  lang,
  fileData,
  groupKey,
}: Message): MessageRequest {
  const sendable = (['text', 'photo', 'document', 'audio'] as const).find((type) => type === messageType);
  return {
    key,
    text,
    // Only the hotel writes messages of other types.
    ...(sendable && { messageType: sendable }),
    ...(lang && { lang }),
    ...(fileData && { fileData }),
    ...(groupKey && { groupKey }),
  };
}

export const messageIn = ({ body }: OutboxRecord): MessageBody => messageBodySchema.parse(body);
