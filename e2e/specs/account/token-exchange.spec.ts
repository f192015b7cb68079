import { authHeaders } from '../../actors/auth-headers';
import { openProfileAsGuest } from '../../actors/sign-in-as';
import { expect, test } from '../../test';

const property = 'casa-miramar';

test('V-01 C-08 a JWT is exchanged once before the requests of a page, and its guest is signed in', async ({
  page,
}) => {
  await openProfileAsGuest(page, property);
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  const { authorization } = await authHeaders(page);
  const token = authorization.replace('Bearer ', '');
  const jwt = `eyJhbGciOiJFZERTQSJ9.${'x'.repeat(80)}`;
  const input: (string | undefined)[] = [];
  // The endpoint is stubbed because the suite has no issuer's key here; tests of the server cover the
  // exchange.
  await page.route(`**/${property}/guest-be-token`, async (route) => {
    input.push(route.request().headers().authorization);
    await route.fulfill({ json: { authToken: token } });
  });

  await page.evaluate(
    ([before, after]) => {
      const saved = localStorage.getItem('guest-session') ?? '';
      localStorage.setItem('guest-session', saved.replace(String(before), String(after)));
    },
    [token, jwt],
  );
  await page.reload();

  await expect(page.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  expect(input).toEqual([`Bearer ${jwt}`]);
  expect(await authHeaders(page)).toEqual({ authorization });
});
