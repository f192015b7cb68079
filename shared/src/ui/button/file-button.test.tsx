import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FileButton } from './file-button';

test('the same file can be chosen twice', async () => {
  const onChoose = vi.fn<(files: File[]) => void>();
  render(<FileButton onChoose={onChoose}>Add a photo</FileButton>);
  const photo = new File(['x'], 'sea.png', { type: 'image/png' });

  await userEvent.upload(screen.getByLabelText('Add a photo'), photo);
  await userEvent.upload(screen.getByLabelText('Add a photo'), photo);

  expect(onChoose.mock.calls).toEqual([[[photo]], [[photo]]]);
});
