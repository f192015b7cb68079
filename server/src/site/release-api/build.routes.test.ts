import { expect, test } from 'vitest';
import { testApp, testBuild, testFiles } from '../../testing/test-app';

const { get } = await testApp();

test('C-09 the latest build and each build by id return their manifest', async () => {
  expect((await get('/builds/latest.json')).body).toEqual(testBuild);
  expect((await get('/builds/meta/build-1.json')).body).toEqual(testBuild);
  expect((await get('/builds/files/build-1.json')).body).toEqual({ files: testFiles });
});

test.each([
  ['/builds/meta/build-2.json', 404],
  ['/builds/meta/a%20b.json', 400],
  ['/builds/meta/..%2f..%2fpackage.json', 404],
  [`/builds/meta/${'x'.repeat(81)}.json`, 400],
  ['/builds/meta/build-1', 404],
  ['/builds/files/build-2.json', 404],
])('%s returns status %i', async (path, status) => {
  expect((await get(path)).status).toBe(status);
});
