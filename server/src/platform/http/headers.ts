import type { FastifyInstance } from 'fastify';

/** What every answer tells the browser to be careful with. */
export const SAFETY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'geolocation=(self), microphone=(self), camera=(self)',
  // What is not a document loads nothing; a document says for itself what it loads.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

export function sendSafetyHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(SAFETY_HEADERS);
    // Over plain HTTP it means nothing, and a laptop in the hotel's network has no certificate.
    if (request.protocol === 'https') {
      void reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
  });
}
