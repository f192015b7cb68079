import { expect, test } from 'vitest';
import { bootIn, fixtureSite } from './testing/fixture-site';

const SHELL = 'http://localhost:3100';
const DINING = 'http://localhost:3103';
const OUTLETS = '/casa/directories/bars-and-restaurants';

/** Parses the policy into its directives. */
const policyOf = (header: unknown) =>
  Object.fromEntries(
    String(header)
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );

test('without a dev server, no other origin is allowed and URLs of code are checked', async () => {
  const { get } = await fixtureSite();

  const { headers } = await get(OUTLETS);

  expect(headers['content-security-policy']).not.toContain('http:');
  expect(policyOf(headers['content-security-policy'])).toHaveProperty('require-trusted-types-for');
});

test('in development the browser renders everything from the dev servers', async () => {
  const { get } = await fixtureSite({ devServers: { shell: SHELL, dining: DINING } });

  const { html, headers } = await get(OUTLETS);

  expect(html).toContain(`<script defer src="${SHELL}/main.js"`);
  expect(bootIn(html)).toMatchObject({
    view: 'empty',
    remotes: { dining: { entry: `${DINING}/remoteEntry.js`, global: 'dining_dev', integrity: '' } },
  });
  const policy = policyOf(headers['content-security-policy']);
  expect(policy['script-src']).toEqual(expect.arrayContaining([SHELL, DINING]));
  expect(policy['style-src']).toEqual(expect.arrayContaining([SHELL, DINING]));
  expect(policy['connect-src']).toEqual(expect.arrayContaining([DINING, 'ws://localhost:3103']));
  expect(policy).not.toHaveProperty('require-trusted-types-for');
});

test('one remote in development runs in the deployed shell, whose frame is still rendered on the server', async () => {
  const { get } = await fixtureSite({ devServers: { dining: DINING } });

  const { html } = await get(OUTLETS);

  expect(html).toContain('src="/releases/shell/1.0.0/main.1.js"');
  expect(bootIn(html)).toMatchObject({
    view: 'frame',
    remotes: { dining: { entry: `${DINING}/remoteEntry.js` } },
  });
});
