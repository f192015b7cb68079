import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { LatePart } from './late-part';

afterEach(() => void vi.unstubAllGlobals());

const Sheet = ({ name }: { name: string }) => <p>The sheet of {name}</p>;

function Opener({ load }: { load: () => Promise<ComponentType<{ name: string }>> }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
        Open
      </button>
      <LatePart load={load} isWanted={isOpen} with={{ name: 'today' }} onFailure={() => setIsOpen(false)} />
    </>
  );
}

test('a part comes when it is wanted, and not before', async () => {
  const load = vi.fn(async () => Sheet);
  render(<Opener load={load} />);
  expect(load).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button'));

  await screen.findByText('The sheet of today');
  expect(load).toHaveBeenCalledOnce();
});

test('a part that did not come leaves the rest, and comes when it is wanted again', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const load = vi.fn(async () => Sheet);
  load.mockRejectedValueOnce(new Error('offline'));
  render(<Opener load={load} />);

  await userEvent.click(screen.getByRole('button'));
  await screen.findByRole('button', { expanded: false });
  await userEvent.click(screen.getByRole('button'));

  await screen.findByText('The sheet of today');
  expect(reported).toHaveBeenCalledExactlyOnceWith(new Error('offline'));
});

test('a part whose wish nobody takes back comes by itself as soon as it can', async () => {
  const load = vi.fn(async () => Sheet);
  load.mockRejectedValueOnce(
    Object.assign(new Error('Loading chunk late failed.'), { name: 'ChunkLoadError' }),
  );
  render(<LatePart load={load} isWanted with={{ name: 'today' }} />);

  await screen.findByText('The sheet of today');
  expect(load).toHaveBeenCalledTimes(2);
});
