import { contracts } from '@guest/shared/contracts/contracts';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app';

const { get } = await testApp();

test('the OpenAPI document lists every endpoint of the contracts with its parameters', async () => {
  const { body } = await get('/docs/openapi.json');

  expect(body.openapi).toBe('3.1.0');
  for (const { method, path, summary } of Object.values(contracts).flatMap((one) => Object.values(one))) {
    const operation = body.paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()];
    expect(operation.summary).toBe(summary);
    const named = operation.parameters.filter((one: { in: string }) => one.in === 'path');
    expect(named.map(({ name }: { name: string }) => name)).toEqual(
      [...path.matchAll(/:(\w+)/g)].map(([, name]) => name),
    );
  }
});

test('requests and replies are described by schemas', async () => {
  const { body } = await get('/docs/openapi.json');

  const posts = body.paths['/web/property/{property}/posts'].get;
  expect(posts.parameters).toContainEqual({
    name: 'limit',
    in: 'query',
    required: false,
    schema: expect.objectContaining({ type: 'integer', minimum: 1, maximum: 100 }),
  });
  expect(posts.responses[200].content['application/json'].schema.properties).toHaveProperty('nextCursor');
  expect(body.paths['/web/property/{property}/refresh/chat/session'].get.security).toEqual([{ guest: [] }]);
});

test('the documentation page has no script, and its policy allows only its own style', async () => {
  const { text, headers } = await get('/docs');

  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(text).toContain('/web/property/{property}/outlets/{outlet}/menus/{menu}');
  expect(text).not.toMatch(/<script|style=/);
  const style = /<style>([\s\S]*?)<\/style>/.exec(text)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
});
