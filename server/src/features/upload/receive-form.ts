import { FILE_KINDS } from '@guest/shared/contracts/upload/file-kinds';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { RequestError } from '../../platform/errors/request-error';
import { fileIncomplete } from './rules/file-errors';

/** The fields of a form before its file, and the stream of the file. */
export interface Form {
  fields: Record<string, string>;
  file: MultipartFile['file'];
}

const FORM_LIMITS = {
  fields: 12,
  fieldNameSize: 100,
  fieldSize: 1_024,
  files: 1,
  headerPairs: 50,
  // The limit for any file; each ticket has a lower one.
  fileSize: FILE_KINDS.photo.maxBytes + 1,
};

/** Reads the fields of a form up to its file. */
export async function readForm(request: FastifyRequest): Promise<Form> {
  if (!request.isMultipart())
    throw new RequestError(415, 'wrong_type', "This type of content isn't accepted");
  const part = await request
    .file({ limits: FORM_LIMITS, throwFileSizeLimit: false })
    .catch((error: unknown) => {
      if (error instanceof RequestError) throw error;
      throw fileIncomplete();
    });
  if (!part) throw fileIncomplete();
  const fields: Record<string, string> = {};
  for (const [name, field] of Object.entries(part.fields)) {
    if (field && !Array.isArray(field) && field.type === 'field') fields[name] = String(field.value);
  }
  return { fields, file: part.file };
}

/** Reads a file and throws the error of `tooMany` as soon as it exceeds `most` bytes. */
export async function bytesOf(
  file: Form['file'],
  { most, signal, tooMany }: { most: number; signal: AbortSignal; tooMany: () => Error },
): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  const stop = () =>
    file.destroy(new RequestError(503, 'upload_slow', 'That took too long, please try again'));
  signal.addEventListener('abort', stop, { once: true });
  // The time may be over before the file begins; a signal that has fired does not fire again.
  if (signal.aborted) stop();
  try {
    for await (const part of file as AsyncIterable<Buffer>) {
      bytes += part.length;
      if (bytes > most) throw tooMany();
      parts.push(part);
    }
  } catch (error) {
    throw error instanceof RequestError ? error : fileIncomplete();
  } finally {
    signal.removeEventListener('abort', stop);
  }
  if (file.truncated) throw fileIncomplete();
  return Buffer.concat(parts);
}
