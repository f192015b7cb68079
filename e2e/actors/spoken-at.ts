import { dateOf, localDateTimeAt, timeOf } from '@guest/shared/contracts/core/local-time';
import type { Page } from '@playwright/test';

interface Spoken {
  timeZone: string;
  /** By the words of a message when it was said; Unix milliseconds. */
  at: ReadonlyMap<string, number>;
}

/** What comes to a page over its socket comes as if it had been said at other moments. Before the page is opened. */
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
