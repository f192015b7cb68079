import type { APIRequestContext } from '@playwright/test';

interface MailboxEntry {
  to: string;
  code: string | null;
}

/**
 * Returns the last code that was sent to an address, from the development mailbox of a suite without a mail
 * server.
 */
export async function newestCode(request: APIRequestContext, to: string, suite = ''): Promise<string> {
  for (let tries = 0; tries < 50; tries += 1) {
    const reply = await request.get(`${suite}/_dev/mail`, { headers: { accept: 'application/json' } });
    // The cast is safe because the mailbox is the suite's own.
    const emails = (await reply.json()) as MailboxEntry[];
    const code = emails.find((email) => email.to === to && email.code !== '')?.code;
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no code was sent to ${to}`);
}
