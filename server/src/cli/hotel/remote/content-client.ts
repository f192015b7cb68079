import type { CallInput, Endpoint } from '@guest/shared/contracts/core/endpoint';
import { errorReplySchema } from '@guest/shared/contracts/core/reply';
import { fillIn } from '@guest/shared/routes/fill-in';
import { readFile } from 'node:fs/promises';
import { CommandFailure } from '../result/output';

export interface RemoteFlags {
  /** The address of the suite, such as https://guest.example. */
  server?: string;
  /** The path of a file that contains a staff key. */
  keyFile?: string;
}

export type ContentClient = Awaited<ReturnType<typeof createContentClient>>;

/** Creates a client for a suite on another host. It authenticates with a staff key. */
export async function createContentClient({ server = '', keyFile }: RemoteFlags) {
  const origin = originOf(server);
  const key = await readKey(keyFile);

  async function send(method: string, path: string, body?: string | Buffer): Promise<Response> {
    const response = await fetch(`${origin}${path}`, {
      method,
      // A redirect could send the key to another server.
      redirect: 'error',
      headers: {
        authorization: `Bearer ${key}`,
        ...(body !== undefined && {
          'content-type': typeof body === 'string' ? 'application/json' : 'application/octet-stream',
        }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
    }).catch((error: unknown) => {
      const why =
        error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
      throw new CommandFailure(66, `${origin} cannot be reached: ${why}`, 'server-unreachable');
    });
    if (!response.ok) throw await failureOf(response, origin);
    return response;
  }

  return {
    async call<Params, Query, Body, Reply>(
      endpoint: Endpoint<Params, Query, Body, Reply>,
      input: CallInput<Params, Query, Body>,
    ): Promise<Reply> {
      // The cast is safe because all parameters of these endpoints are strings.
      const path = fillIn(endpoint.path, (input.params ?? {}) as Record<string, string>);
      const body = endpoint.method === 'GET' ? undefined : JSON.stringify(input.body ?? {});
      const response = await send(endpoint.method, path, body);
      const { reply } = await endpoint.checks();
      return reply.parse(await response.json());
    },
    send,
  };
}

function originOf(server: string): string {
  if (!URL.canParse(server)) throw new CommandFailure(64, `"${server}" is no address.`, 'server-wrong');
  const { origin, protocol, hostname } = new URL(server);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (protocol !== 'https:' && !isHere)
    throw new CommandFailure(
      64,
      'The address has to begin with https://, as the key is a secret.',
      'server-wrong',
    );
  return origin;
}

async function readKey(keyFile: string | undefined): Promise<string> {
  if (keyFile === undefined)
    throw new CommandFailure(
      64,
      '--server needs --key-file with the key of a member of staff.',
      'key-missing',
    );
  const key = await readFile(keyFile, 'utf8').catch(() => {
    throw new CommandFailure(66, `${keyFile} cannot be read.`, 'key-missing');
  });
  return key.trim();
}

const EXIT_CODES: Readonly<Record<number, 64 | 66 | 73 | 77>> = { 401: 77, 403: 77, 404: 66, 409: 73 };

async function failureOf(response: Response, origin: string): Promise<CommandFailure> {
  const parsed = errorReplySchema.safeParse(await response.json().catch(() => null));
  const { code = 'failed', error = response.statusText, data } = parsed.success ? parsed.data : {};
  const reason =
    typeof data === 'object' && data !== null && 'message' in data ? String(data.message) : error;
  const exitCode = EXIT_CODES[response.status] ?? 64;
  return new CommandFailure(exitCode, `${origin} refuses this: ${reason}`, code.replaceAll('_', '-'));
}
