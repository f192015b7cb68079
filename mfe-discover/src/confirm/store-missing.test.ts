// @vitest-environment node
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHost } from '@guest/shared';
import { sessionUser } from '@guest/shared/testing/builders/session-user';
import { expect, onTestFinished, test } from 'vitest';
import { storeMissing } from './store-missing';

/** A host in which Ada is signed in, and the tokens of the requests that its real client sends. */
async function hostOfAda() {
  const tokens: (string | string[] | undefined)[] = [];
  const server = createServer((request, response) => {
    tokens.push(request.headers.authtoken);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ allowToPost: true, acceptedAt: '2026-06-01T12:00:00Z' }));
  }).listen(0);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const host = createHost({
    baseUrl: `http://localhost:${(server.address() as AddressInfo).port}`,
    apiToken: 'app',
    lang: 'en',
    toast: () => {},
    now: () => Date.parse('2026-06-01T12:00:00Z'),
    preload: () => {},
    goTo: () => {},
    onFailure: () => {},
    propertyInRoute: () => 'grand',
  });
  host.session.getState().signedIn({ token: 'a', user: sessionUser({}, 'ada'), allowToPost: false });
  return { host, tokens };
}
const missing = () => ({
  property: 'grand',
  names: {},
  guidelines: '3',
  signal: new AbortController().signal,
});

test('the consent of a guest is sent with their token', async () => {
  const { host, tokens } = await hostOfAda();

  expect(await storeMissing(host, missing())).toBe(true);

  expect(tokens).toEqual(['a']);
});

test('a guest who signs in before the consent of another one is on its way does not give it', async () => {
  const { host, tokens } = await hostOfAda();

  const stored = storeMissing(host, missing());
  host.session.getState().signedIn({ token: 'g', user: sessionUser({}, 'grace'), allowToPost: false });

  expect(await stored).toBe(false);
  expect(tokens).toEqual([]);
  expect(host.session.getState().allowToPost).toBe(false);
});
