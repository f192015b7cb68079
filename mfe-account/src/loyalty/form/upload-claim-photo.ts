import type { Host } from '@guest/shared';
import { membershipContract } from '@guest/shared/contracts/loyalty/membership.contract';
import { ApiError } from '@guest/shared/http/api-error';
import { postForm } from '@guest/shared/uploads/post-form';

interface ClaimPhotoUpload {
  property: string;
  photo: Blob;
  signal: AbortSignal;
  /** The message if the file store refuses the photo, because that store has no text for the guest. */
  notUploaded: string;
}

/** Uploads the photo of a claim and resolves to its key. Failures are errors of the field `photo`. */
export async function uploadClaimPhoto(
  { api }: Pick<Host, 'api'>,
  { property, photo, signal, notUploaded }: ClaimPhotoUpload,
): Promise<string> {
  const ext = photo.type === 'image/gif' ? 'gif' : 'jpg';
  const body = { type: 'photo' as const, ext, size: photo.size };
  const call = { params: { property }, body, signal, isToastSuppressed: true };
  const { url, fields, key } = await api.call(membershipContract.requestClaimUpload, call);
  const { status, error = notUploaded } = await postForm({
    url,
    fields,
    file: photo,
    signal,
    onProgress: () => {},
  });
  if (status < 200 || status >= 300)
    throw new ApiError(status, error, { fields: [{ field: 'photo', code: 'upload_failed', error }] });
  return key;
}
