import { dateOf, localDateTimeAt, timeOf } from '@guest/shared/contracts/core/local-time';
import type { Page } from '@playwright/test';

interface MessageTimes {
  timeZone: string;
  /** The times of messages in Unix milliseconds, by their text. */
  at: ReadonlyMap<string, number>;
}

/**
 * Changes the times of the messages that reach a page over its socket. Must be called before the page is
 * opened.
 */
export async function shiftMessageTimes(page: Page, { timeZone, at }: MessageTimes): Promise<void> {
  function withShiftedTimes(body: unknown): unknown {
    if (Array.isArray(body)) return body.map(withShiftedTimes);
    if (typeof body !== 'object' || body === null) return body;
    const message: Record<string, unknown> = Object.fromEntries(
      Object.entries(body).map(([name, value]) => [name, withShiftedTimes(value)]),
    );
    const moment = typeof message.text === 'string' ? at.get(message.text) : undefined;
    if (moment === undefined || message.createdTime === undefined) return message;
    const local = localDateTimeAt(moment, timeZone);
    return {
      ...message,
      createdTime: new Date(moment).toISOString(),
      date: dateOf(local),
      time: timeOf(local),
    };
  }

  await page.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((frame) => {
      const [, head, body] = (typeof frame === 'string' && /^(4[23]\d*)(\[.*)$/s.exec(frame)) || [];
      socket.send(head && body ? head + JSON.stringify(withShiftedTimes(JSON.parse(body))) : frame);
    });
    socket.onMessage((frame) => server.send(frame));
  });
}
