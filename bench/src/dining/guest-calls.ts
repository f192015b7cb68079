import { randomInt, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Diner } from './diners';
import type { ServerProcess } from '../suite/server-process';

/** Sends the calls of many guests to one hotel over a limited number of connections. */
export function guestCalls(server: ServerProcess, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    /** Posts to a path of the hotel with a new idempotency key. */
    async post(diner: Diner, path: string, body: object): Promise<{ status: number; reply: unknown }> {
      // Each call uses a random address, so that the load looks like many guests and is not rate limited.
      const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
      const headers = {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        authorization: `Bearer ${diner.token}`,
        'idempotency-key': randomUUID(),
      };
      return new Promise((resolve, reject) => {
        const url = `${server.origin}/web/property/casa-miramar/${path}`;
        const outgoing = request(url, { agent, headers, method: 'POST' }, (answer) => {
          json(answer).then((reply) => resolve({ status: answer.statusCode ?? 0, reply }), reject);
        });
        outgoing.on('error', reject);
        outgoing.end(JSON.stringify(body));
      });
    },
    stop: (): void => agent.destroy(),
  };
}
