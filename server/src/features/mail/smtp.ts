import nodemailer from 'nodemailer';
import type { Carrier } from './letter';

const TIMEOUT_MS = 10_000;

/** Hands emails to the hotel's mail server, over a few connections that stay open. */
export function createSmtp({ url, from }: { url: string; from: string }): Carrier & { close(): void } {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    async deliver({ to, subject, text, html }) {
      // An object, because a list of addresses could hide in a string.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html });
    },
    close: () => transport.close(),
  };
}
