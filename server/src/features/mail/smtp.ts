import nodemailer from 'nodemailer';
import type { MailTransport } from './email';

const TIMEOUT_MS = 10_000;

/** Sends emails by SMTP over a pool of connections. */
export function createSmtp({ url, from }: { url: string; from: string }): MailTransport & { close(): void } {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    async deliver({ to, subject, text, html, messageId }) {
      // An object is a single address; a string could contain a list of addresses.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html, messageId });
    },
    close: () => transport.close(),
  };
}
