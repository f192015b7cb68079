import { sendingChecks } from '@guest/shared/contracts/chat/sending.schema';
import * as z from '@guest/shared/contracts/zod';
import type { OutboxRecord } from '@guest/shared/outbox/outbox-record';

const { ask } = sendingChecks.newPrivateGuestMessage;

const messageSchema = z.object({
  /** The wire request without the room and the path of the file, which are added before it is sent. */
  request: ask,
  isPrivate: z.boolean(),
  /**
   * This release does not read it. A tab of the previous release that has the connection sends and shows
   * stored messages by this field. It can be dropped with the next version of records.
   */
  echo: z.optional(z.unknown()),
});

/** The body of a stored message. */
export type MessageBody = z.infer<typeof messageSchema>;
export type MessageRequest = MessageBody['request'];

const { key, text, lang, fileData, groupKey } = ask.shape;

/** The body that the previous release stored: the message as it was shown, which is the `echo` of this one. */
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

interface MessageFields {
  key: string;
  text: string;
  messageType: string;
  lang?: string | undefined;
  fileData?: MessageRequest['fileData'];
  groupKey?: string | undefined;
}

/** Derives the wire request from a message as it is shown. */
export function messageRequest({
  key,
  text,
  messageType,
  lang,
  fileData,
  groupKey,
}: MessageFields): MessageRequest {
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

export const parseMessageBody = ({ body }: OutboxRecord): MessageBody => messageBodySchema.parse(body);
