import { QueryClient } from '@guest/shared/queries';
import { expect, test } from 'vitest';
import { preloadSchemas } from './preload-schemas';

test('the schemas of all reads of a page are loaded, also if the data of one is not valid', async () => {
  const queries = new QueryClient();
  const loaded: string[] = [];
  const read = (name: string, check: () => Promise<unknown>) =>
    queries.fetchQuery({ queryKey: [name], queryFn: () => name, meta: { check } });
  await read('outlets', async () => {
    loaded.push('outlets');
    throw new Error('not what the schema says');
  });
  await read('news', async () => loaded.push('news'));
  queries.setQueryData(['without a schema'], 1);

  await preloadSchemas({ queries });

  expect(loaded).toEqual(['outlets', 'news']);
});
