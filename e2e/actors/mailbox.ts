import type { APIRequestContext } from '@playwright/test';

interface Letter {
  to: string;
  code: string | null;
}

/** The last code that was sent to an address, from where a suite without a mail server keeps its letters. */
export async function newestCode(request: APIRequestContext, to: string, suite = ''): Promise<string> {
  for (let tries = 0; tries < 50; tries += 1) {
    const reply = await request.get(`${suite}/_dev/mail`, { headers: { accept: 'application/json' } });
    // The mailbox is the suite's own, and of this form.
    const letters = (await reply.json()) as Letter[];
    const code = letters.find((letter) => letter.to === to)?.code;
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No code came for ${to}`);
}
