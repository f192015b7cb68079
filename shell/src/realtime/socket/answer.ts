import { packedSchema, socketReplySchema } from '@guest/shared/contracts/core/socket-reply.schema';
import { socketRequests, type Answer, type RequestName } from '@guest/shared/contracts/socket.contract';
import { SocketError } from '@guest/shared/realtime/socket-error';
import { inflate } from './inflate';

/** Validates an acknowledgement against its schema. An error reply is thrown with the text of the server. */
export async function readAnswer<Name extends RequestName>(
  name: Name,
  reply: unknown,
): Promise<{ data: Answer<Name>; epoch: string }> {
  const { checks, ...note } = { mayBePacked: false, ...socketRequests[name] };
  const told = socketReplySchema.safeParse(reply);
  if (!told.success) throw broken(name);
  const { status, error = '', code = '', data, epoch } = told.data;
  if (status !== 200) throw new SocketError({ ...told.data, error, code });
  const { answer } = await checks();
  const checked = answer.safeParse(note.mayBePacked ? await unpacked(data) : data);
  if (!checked.success) throw broken(name);
  // The cast is safe because the schema of this name accepted the data.
  return { data: checked.data as Answer<Name>, epoch };
}

async function unpacked(data: unknown): Promise<unknown> {
  const { success, data: packed } = packedSchema.safeParse(data);
  if (!success || !(packed.d instanceof ArrayBuffer || packed.d instanceof Uint8Array)) return data;
  return JSON.parse(await inflate(packed.d));
}

const broken = (name: string) =>
  new SocketError({
    status: 500,
    error: `What ${name} was answered with cannot be read`,
    code: 'broken_answer',
  });
