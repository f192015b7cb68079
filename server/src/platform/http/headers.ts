import type { FastifyInstance } from 'fastify';

/** Security headers of every reply. */
export const SAFETY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'geolocation=(self), microphone=(self), camera=(self)',
  // Only documents may load anything, and each document sends its own policy.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

export function sendSafetyHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(SAFETY_HEADERS);
    // The header has no effect over plain HTTP, which is in use where a laptop in the hotel's network has no
    // certificate.
    if (request.protocol === 'https') {
      void reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
  });
}
