import { installFakeDatabases } from '@guest/shared/testing/fake-databases';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import en from '../locales/en.json';
import { ComposerPage } from './composer-page';

installFakeDatabases();

const WARNING = 'These photos will be lost if you close this page.';
const gif = new File(['GIF89a'], 'waves.gif', { type: 'image/gif' });

/** Opens the composer of a visitor whose device has room for nothing, or for everything. */
async function openOn({ isFull }: { isFull: boolean }): Promise<void> {
  // The test browser cannot decode pictures.
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4, height: 3, close: () => {} }));
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} });
  onTestFinished(() => void vi.unstubAllGlobals());
  if (isFull) {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The device is full', 'QuotaExceededError');
    });
    onTestFinished(() => put.mockRestore());
  }
  const host = propertyHost();
  host.takeOver.getState().answered('page');
  await host.session.persist.rehydrate();
  await host.signUp.persist.rehydrate();
  renderPage(host, { 'property-discover-post': ComposerPage }, en, '/grand/discover/post');
}

test('on a device without room the composer says that its photos last only as long as the page', async () => {
  await openOn({ isFull: true });
  const field = await screen.findByRole('textbox', { name: /What was your moment/ });
  await userEvent.type(field, 'The sea');

  await userEvent.upload(screen.getByLabelText('Add a photo'), gif);

  await screen.findByRole('textbox', { name: /Description of photo 1/ });
  await screen.findByText(WARNING);
});

test('on a device with room there is no such warning', async () => {
  await openOn({ isFull: false });
  await screen.findByRole('textbox', { name: /What was your moment/ });

  await userEvent.upload(screen.getByLabelText('Add a photo'), gif);

  await screen.findByRole('textbox', { name: /Description of photo 1/ });
  expect(screen.queryByText(WARNING)).toBeNull();
});
