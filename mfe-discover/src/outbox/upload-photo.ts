import type { Host } from '@guest/shared';
import { postingContract } from '@guest/shared/contracts/feed/posting.contract';
import type { OutboxRecord } from '@guest/shared/outbox/outbox-record';
import { notUploaded, uploadFailure } from '@guest/shared/outbox/upload-failure';
import { SendRefused } from '@guest/shared/outbox/send-refused';
import { postForm } from '@guest/shared/uploads/post-form';
import { unwrapReply } from '@guest/shared/guest-outbox/unwrap-reply';

interface UploadInput {
  /** The record of the post. */
  record: Pick<OutboxRecord, 'tries'>;
  property: string;
  blob: Blob;
  signal: AbortSignal;
  /** Receives the uploaded part, 0 to 1. */
  onProgress: (part: number) => void;
}

const EXTENSIONS: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/gif': 'gif' };

/** Uploads a photo and resolves to its key. Failures are thrown as the outbox reads them. */
export async function uploadPhoto({ api }: Pick<Host, 'api'>, input: UploadInput): Promise<string> {
  const { record, property, blob, signal, onProgress } = input;
  const ext = EXTENSIONS[blob.type] ?? 'jpg';
  const body = { type: 'photo' as const, ext, size: blob.size, purpose: 'post' as const };
  const outcome = await api.send(postingContract.requestUpload, { params: { property }, body, signal });
  // Without a reply of the hotel's server the network is missing, so the post waits for it without a limit of
  // attempts. If only the file store does not respond, the attempts are limited.
  if (!('data' in outcome) && !outcome.response) throw notUploaded();
  const { url, fields, key } = unwrapReply(outcome);
  const { status, error } = await postForm({ url, fields, file: blob, signal, onProgress });
  // An expired ticket is replaced by the next attempt.
  if (status === 0 || status === 410 || status >= 500) throw uploadFailure(record);
  if (status >= 300) throw new SendRefused({ status, code: 'upload', text: error ?? '' });
  return key;
}
