import { compressedSchema, socketReplySchema } from '@guest/shared/contracts/core/socket-reply.schema';
import { socketRequests, type ReplyOf, type RequestName } from '@guest/shared/contracts/socket.contract';
import { SocketError } from '@guest/shared/realtime/socket-error';
import { decompress } from './decompress';

/** Validates an acknowledgement against its schema. An error reply is thrown with the text of the server. */
export async function readReply<Name extends RequestName>(
  name: Name,
  reply: unknown,
): Promise<{ data: ReplyOf<Name>; epoch: string }> {
  const { checks, ...request } = { mayBePacked: false, ...socketRequests[name] };
  const envelope = socketReplySchema.safeParse(reply);
  if (!envelope.success) throw invalidReply(name);
  const { status, error = '', code = '', data, epoch } = envelope.data;
  if (status !== 200) throw new SocketError({ ...envelope.data, error, code });
  const { answer } = await checks();
  const checked = answer.safeParse(request.mayBePacked ? await decompressed(data) : data);
  if (!checked.success) throw invalidReply(name);
  // The cast is safe because the schema of this name accepted the data.
  return { data: checked.data as ReplyOf<Name>, epoch };
}

async function decompressed(data: unknown): Promise<unknown> {
  const { success, data: packed } = compressedSchema.safeParse(data);
  if (!success || !(packed.d instanceof ArrayBuffer || packed.d instanceof Uint8Array)) return data;
  return JSON.parse(await decompress(packed.d));
}

const invalidReply = (name: string) =>
  new SocketError({
    status: 500,
    error: `the reply to ${name} breaks its contract`,
    code: 'broken_answer',
  });
