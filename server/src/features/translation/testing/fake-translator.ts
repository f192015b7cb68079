import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll } from 'vitest';

export interface TranslationRequest {
  q: string[];
  target: string;
  api_key?: string;
}
export type TranslatorAnswer = (it: TranslationRequest) => { status: number; body: unknown };

/** Returns the texts in capitals and detects Spanish. */
export const capitals: TranslatorAnswer = ({ q }) => {
  const detectedLanguage = q.map(() => ({ language: 'es', confidence: 90 }));
  return { status: 200, body: { translatedText: q.map((text) => text.toUpperCase()), detectedLanguage } };
};

/** Starts a fake LibreTranslate server, whose answers can be changed. */
export async function fakeTranslator() {
  const requests: TranslationRequest[] = [];
  let answer = capitals;
  const translator = createServer((request, reply) => {
    void json(request).then((sent) => {
      // The tests check the content of the request.
      const it = sent as TranslationRequest;
      requests.push(it);
      const { status, body } = answer(it);
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((listening) => translator.listen(0, '127.0.0.1', listening));
  afterAll(() => translator.close());
  // `address()` returns a string only for pipes and sockets.
  const { port } = translator.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    answerWith: (next: TranslatorAnswer) => void (answer = next),
  };
}
