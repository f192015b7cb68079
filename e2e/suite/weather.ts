import { Agent, createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';

/** The simulated condition of the server: normal, unreachable, in maintenance, or never answering reads. */
export type Weather = 'fair' | 'gone' | 'maintenance' | 'endless';

export interface SuiteInTheWeather {
  readonly origin: string;
  /** The paths requested since the last `forget`. */
  asked(): string[];
  forget(): void;
  turns(weather: Weather): void;
  /** Simulates a new release: pages see the names on the left replaced by those on the right. */
  releases(names: Readonly<Record<string, string>>): void;
  close(): Promise<void>;
}

/** Starts a proxy with its own address in front of the suite, through which a test injects faults. */
export async function suiteInTheWeather(suite: string): Promise<SuiteInTheWeather> {
  const agent = new Agent({ keepAlive: true });
  let names: [was: string, is: string][] = [];
  let asked: string[] = [];
  let weather: Weather = 'fair';

  function answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { url = '/', method, headers } = incoming;
    asked.push(url);
    if (weather === 'gone') return void incoming.socket.destroy();
    if (weather === 'maintenance') {
      outgoing.writeHead(503, { 'content-type': 'application/json' });
      return void outgoing.end(JSON.stringify({ error: 'In maintenance', code: 'maintenance' }));
    }
    if (weather === 'endless' && url.startsWith('/web/')) return;
    const isRenamed = names.length > 0 && !/^\/(web|pictures|releases)\//.test(url);
    const { 'if-none-match': _known, ...others } = headers;
    const passed = isRenamed ? { ...others, 'accept-encoding': 'identity' } : headers;
    const path = names.reduce((path, [was, is]) => path.replaceAll(is, was), url);
    const onward = ask(suite + path, { method, headers: passed, agent }, (reply) => {
      if (!isRenamed) {
        outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
        return void reply.pipe(outgoing);
      }
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () => {
        const { 'content-length': _length, ...rest } = reply.headers;
        outgoing.writeHead(reply.statusCode ?? 502, rest);
        const text = Buffer.concat(parts).toString();
        outgoing.end(names.reduce((text, [was, is]) => text.replaceAll(was, is), text));
      });
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  }

  const server = createServer(answer).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked: () => asked,
    forget: () => void (asked = []),
    turns(next) {
      weather = next;
      if (next === 'gone') server.closeAllConnections();
    },
    releases: (its) => void (names = Object.entries(its)),
    async close() {
      server.closeAllConnections();
      server.close();
      agent.destroy();
      await once(server, 'close');
    },
  };
}
