import type { Lang } from '@guest/shared/contracts/core/languages';
import * as z from 'zod/mini';
import type { Translator } from './translator';

/** Shorter than the limit of eight seconds for the reply to the guest. */
const TIMEOUT_MS = 6_000;
const MAX_BYTES = 1_000_000;

const replySchema = z.object({
  translatedText: z.array(z.string()),
  detectedLanguage: z.optional(z.array(z.object({ language: z.string() }))),
});

/** A translator for servers with the LibreTranslate API, which detect the source language themselves. */
export function createLibreTranslate({ url, key }: { url: string; key: string }): Translator {
  const address = new URL('translate', url.endsWith('/') ? url : `${url}/`);
  return {
    async translate(texts: string[], to: Lang) {
      const reply = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          q: texts,
          source: 'auto',
          target: to,
          format: 'text',
          ...(key !== '' && { api_key: key }),
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!reply.ok) throw new Error(`translation failed with status ${reply.status}`);
      const body = await reply.text();
      if (body.length > MAX_BYTES) throw new Error('translation reply is too long');
      const { translatedText, detectedLanguage } = replySchema.parse(JSON.parse(body));
      if (translatedText.length !== texts.length)
        throw new Error('translation reply has a different number of texts');
      return translatedText.map((text, at) => {
        const from = detectedLanguage?.[at]?.language;
        return { text, ...(from !== undefined && { from }) };
      });
    },
  };
}
