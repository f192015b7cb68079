import { contracts } from '@guest/shared/contracts/contracts';
import type { FastifyInstance } from 'fastify';
import { docsPage, docsStyleHash } from './docs-page';
import { openApi } from './openapi';

export async function docsRoutes(app: FastifyInstance): Promise<void> {
  const description = await openApi(contracts);
  const page = docsPage(description);

  app.get('/docs', async (_request, reply) => {
    void reply.headers({
      'content-security-policy': `default-src 'none'; style-src ${docsStyleHash}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'cache-control': 'private, no-cache',
    });
    return reply.type('text/html; charset=utf-8').send(page);
  });

  app.get('/docs/openapi.json', async (_request, reply) => {
    void reply.header('cache-control', 'private, no-cache');
    return description;
  });
}
