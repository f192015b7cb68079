import { contracts } from '@guest/shared/contracts/contracts';
import { expect, test } from 'vitest';
import { routePath } from '../platform/http/route-path';
import { testApp } from '../testing/test-app';

const { app, get } = await testApp();

const endpoints = Object.values(contracts).flatMap((contract) => Object.values(contract));

test.each(endpoints.map(({ method, path }) => [method, path] as const))(
  'every endpoint in the contracts is served: %s %s',
  (method, path) => {
    expect(app.hasRoute({ method, url: routePath(path) })).toBe(true);
  },
);

test.each([
  ['/web/config'],
  ['/web/property'],
  ['/web/property/casa-miramar/detail'],
  ['/web/property/casa-miramar/directories'],
  ['/web/property/casa-miramar/directories/your-room'],
  ['/web/property/casa-miramar/directories/bars-and-restaurants'],
  ['/web/property/casa-miramar/outlets'],
  ['/web/property/casa-miramar/activities'],
  ['/web/property/casa-miramar/activities/schedule'],
  ['/web/property/casa-miramar/posts'],
  ['/web/property/casa-miramar/guidelines'],
  ['/builds/latest.json'],
  ['/builds/meta/build-1.json'],
  ['/docs'],
  ['/docs/openapi.json'],
  ['/health/live'],
  ['/health/ready'],
])('%s returns 200', async (url) => {
  const { status, text } = await get(url);

  expect(status, text).toBe(200);
});
