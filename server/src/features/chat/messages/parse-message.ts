import { isBlank, normalizeLine } from '@guest/shared/contracts/guest/guest-text';
import { MAX_TEXT_LENGTH } from '@guest/shared/contracts/chat/sending.schema';
import type { RequestOf } from '@guest/shared/contracts/socket.contract';
import type { StoredMessage } from '../../../platform/db/tables/chat/chat';
import type { Actor } from '../../../platform/connections/actor';
import { malformed, RequestError } from '../../../platform/errors/request-error';
import { fileIncomplete } from '../../upload/rules/file-errors';
import type { UploadRow } from '../../upload/upload.repository';
import type { Uploads } from '../../upload/uploads';
import type { NewMessage } from './message-writer';

const MAX_BYTES = 16_384;
const MAX_RECORDING_S = 3_600;
export type MessageInput = Omit<RequestOf<'newExternalMessage'>, 'roomId'>;

/** Validates a message and builds its stored form. A file must be a valid upload of the sender. */
export async function parseMessage(uploads: Uploads, actor: Actor, input: MessageInput): Promise<NewMessage> {
  const { key, urlPath, messageType = 'text' } = input;
  if ((messageType === 'text') !== (urlPath === undefined)) throw fileIncomplete();
  const text = textOf(input);
  if (urlPath === undefined) return { key, body: bodyOf(input, text) };
  const file = await uploads.requireUsable(actor, { key: urlPath, type: messageType, purpose: 'message' });
  return { key, body: bodyOf(input, text, file), file };
}

function textOf({ text: typed, urlPath, fileData }: MessageInput): string {
  const text = typed.trim();
  if ([...text].length > MAX_TEXT_LENGTH || Buffer.byteLength(text) > MAX_BYTES) {
    throw new RequestError(413, 'message_too_long', 'Messages can be up to 4,000 characters.');
  }
  if (urlPath !== undefined) return text;
  if (fileData) throw malformed();
  if (isBlank(text)) throw new RequestError(400, 'empty', 'Write something first');
  return text;
}

/** The order of the keys is fixed, because the body is hashed. */
function bodyOf(
  { lang, groupKey, isForwarded, messageType = 'text', fileData }: MessageInput,
  text: string,
  file?: UploadRow,
): StoredMessage {
  return {
    text,
    messageType,
    ...(lang && { lang }),
    ...(groupKey && { groupKey }),
    ...(isForwarded && { isForwarded }),
    ...(file && { urlPath: file.key, fileData: fileDataOf(file, fileData) }),
  };
}

/** Name and duration come from the sender; everything else was determined from the file. */
function fileDataOf(file: UploadRow, declared: MessageInput['fileData']): StoredMessage['fileData'] {
  const { key, size, mimeType, width, height } = file;
  const seconds = declared?.seconds;
  const isTime = seconds !== undefined && seconds >= 0 && seconds <= MAX_RECORDING_S;
  return {
    name: normalizeLine(declared?.name ?? '') || (key.split('/').at(-1) ?? key),
    size: size ?? 0,
    mimeType: mimeType ?? '',
    ...(width && height && { width, height }),
    ...(isTime && { seconds }),
  };
}
