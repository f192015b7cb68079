import { isBlank, lineOf } from '@guest/shared/contracts/guest/guest-text';
import { LONGEST_TEXT } from '@guest/shared/contracts/chat/sending.schema';
import type { Ask } from '@guest/shared/contracts/socket.contract';
import type { StoredMessage } from '../../../platform/db/tables/chat/chat';
import type { Actor } from '../../../platform/connections/actor';
import { malformed, Refusal } from '../../../platform/errors/refusal';
import { fileIncomplete } from '../../upload/rules/file-refusals';
import type { UploadRow } from '../../upload/upload.repository';
import type { Uploads } from '../../upload/uploads';
import type { NewMessage } from './store-messages';

const MOST_BYTES = 16_384;
const LONGEST_RECORDING_S = 3_600;
export type Written = Omit<Ask<'newExternalMessage'>, 'roomId'>;

/** Validates a message and builds its stored form. A file must be a valid upload of the sender. */
export async function messageFrom(uploads: Uploads, actor: Actor, written: Written): Promise<NewMessage> {
  const { key, urlPath, messageType = 'text' } = written;
  if ((messageType === 'text') !== (urlPath === undefined)) throw fileIncomplete();
  const text = textOf(written);
  if (urlPath === undefined) return { key, body: bodyOf(written, text) };
  const file = await uploads.toUse(actor, { key: urlPath, type: messageType, purpose: 'message' });
  return { key, body: bodyOf(written, text, file), file };
}

function textOf({ text: typed, urlPath, fileData }: Written): string {
  const text = typed.trim();
  if ([...text].length > LONGEST_TEXT || Buffer.byteLength(text) > MOST_BYTES) {
    throw new Refusal(413, 'message_too_long', 'Messages can be up to 4,000 characters.');
  }
  if (urlPath !== undefined) return text;
  if (fileData) throw malformed();
  if (isBlank(text)) throw new Refusal(400, 'empty', 'Write something first');
  return text;
}

/** The order of the keys is fixed, because the body is hashed. */
function bodyOf(
  { lang, groupKey, isForwarded, messageType = 'text', fileData }: Written,
  text: string,
  file?: UploadRow,
): StoredMessage {
  return {
    text,
    messageType,
    ...(lang && { lang }),
    ...(groupKey && { groupKey }),
    ...(isForwarded && { isForwarded }),
    ...(file && { urlPath: file.key, fileData: factsOf(file, fileData) }),
  };
}

/** Name and duration come from the sender; everything else was determined from the file. */
function factsOf(file: UploadRow, said: Written['fileData']): StoredMessage['fileData'] {
  const { key, size, mimeType, width, height } = file;
  const seconds = said?.seconds;
  const isTime = seconds !== undefined && seconds >= 0 && seconds <= LONGEST_RECORDING_S;
  return {
    name: lineOf(said?.name ?? '') || (key.split('/').at(-1) ?? key),
    size: size ?? 0,
    mimeType: mimeType ?? '',
    ...(width && height && { width, height }),
    ...(isTime && { seconds }),
  };
}
