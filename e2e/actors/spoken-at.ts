import { dateOf, localDateTimeAt, timeOf } from '@guest/shared/contracts/core/local-time';
import type { Page } from '@playwright/test';

interface Spoken {
  timeZone: string;
  /** The times of messages in Unix milliseconds, by their text. */
  at: ReadonlyMap<string, number>;
}

/**
 * Changes the times of the messages that reach a page over its socket. Must be called before the page is
 * opened.
 */
export async function spokenAt(page: Page, { timeZone, at }: Spoken): Promise<void> {
  function retimed(body: unknown): unknown {
    if (Array.isArray(body)) return body.map(retimed);
    if (typeof body !== 'object' || body === null) return body;
    const told: Record<string, unknown> = Object.fromEntries(
      Object.entries(body).map(([name, value]) => [name, retimed(value)]),
    );
    const moment = typeof told.text === 'string' ? at.get(told.text) : undefined;
    if (moment === undefined || told.createdTime === undefined) return told;
    const local = localDateTimeAt(moment, timeZone);
    return { ...told, createdTime: new Date(moment).toISOString(), date: dateOf(local), time: timeOf(local) };
  }

  await page.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((frame) => {
      const [, head, body] = (typeof frame === 'string' && /^(4[23]\d*)(\[.*)$/s.exec(frame)) || [];
      socket.send(head && body ? head + JSON.stringify(retimed(JSON.parse(body))) : frame);
    });
    socket.onMessage((frame) => server.send(frame));
  });
}
