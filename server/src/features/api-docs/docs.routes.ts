import { contracts } from '@guest/shared/contracts/contracts';
import type { FastifyInstance } from 'fastify';
import { loadOnce } from '../../platform/concurrency/load-once';
import { docsPage, docsStyleHash } from './docs-page';
import { openApi, type OpenApi } from './openapi';

interface Docs {
  readonly description: OpenApi;
  readonly page: string;
}

/**
 * The documentation depends on the contracts alone and takes up to half a second of processor time. It is therefore
 * generated when it is first asked for, once per process: few processes are ever asked, and tests create more than a
 * hundred applications.
 */
const sharedDocs = loadOnce(async (): Promise<Docs> => {
  const description = await openApi(contracts);
  return { description, page: docsPage(description) };
});

export async function docsRoutes(app: FastifyInstance): Promise<void> {
  app.get('/docs', async (_request, reply) => {
    const { page } = await sharedDocs();
    void reply.headers({
      'content-security-policy': `default-src 'none'; style-src ${docsStyleHash}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'cache-control': 'private, no-cache',
    });
    return reply.type('text/html; charset=utf-8').send(page);
  });

  app.get('/docs/openapi.json', async (_request, reply) => {
    const { description } = await sharedDocs();
    void reply.header('cache-control', 'private, no-cache');
    return description;
  });
}
