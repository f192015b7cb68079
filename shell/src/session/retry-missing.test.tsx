import { RouterProvider } from '@guest/shared/router';
import { routeOf } from '@guest/shared/routes/routes';
import { createMemoryRouter } from '@guest/shared/testing/memory-router';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { retryMissing } from './retry-missing';

const POST = '0b5ad0f0-7a44-5b0e-9d0f-3f1f5e6b8c11';

/** A page as the document has left it: the server has found nothing there for a visitor. */
function openPage(status: number, hash = '') {
  const load = vi.fn(async () => null);
  const id = 'property-discover-id';
  const router = createMemoryRouter(
    [{ id, path: routeOf(id).path, loader: load, element: 'One post', errorElement: 'Not found' }],
    {
      initialEntries: [`/grand/discover/${POST}${hash}`],
      hydrationData: { loaderData: { [id]: null }, errors: { [id]: { status } } },
    },
  );
  render(<RouterProvider router={router} />);
  screen.getByText('Not found');
  expect(load).not.toHaveBeenCalled();
  return { router, load };
}

test.each(['', '#c-1'])('a page%s that visitors do not find is loaded again for the guest', async (hash) => {
  const { router, load } = openPage(404, hash);

  await retryMissing(router);

  await screen.findByText('One post');
  expect(load).toHaveBeenCalledOnce();
  expect(router.state.location).toMatchObject({ pathname: `/grand/discover/${POST}`, hash });
});

test('a page that visitors and the guest do not find stays the same page', async () => {
  const { router, load } = openPage(404);
  load.mockRejectedValue(Object.assign(new Error('Page Not Found'), { status: 404 }));

  await retryMissing(router);

  screen.getByText('Not found');
});

test('a page with another failure is not loaded again', async () => {
  const { router, load } = openPage(500);

  await retryMissing(router);

  expect(load).not.toHaveBeenCalled();
});
