import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { LazyPart } from './lazy-part';

afterEach(() => void vi.unstubAllGlobals());

const Sheet = ({ name }: { name: string }) => <p>The sheet of {name}</p>;

function Opener({ load }: { load: () => Promise<ComponentType<{ name: string }>> }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
        Open
      </button>
      <LazyPart load={load} isWanted={isOpen} with={{ name: 'today' }} onFailure={() => setIsOpen(false)} />
    </>
  );
}

test('the component is loaded only when it is wanted', async () => {
  const load = vi.fn(async () => Sheet);
  render(<Opener load={load} />);
  expect(load).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button'));

  await screen.findByText('The sheet of today');
  expect(load).toHaveBeenCalledOnce();
});

test('a component that failed to load does not affect the page and is loaded again when it is wanted again', async () => {
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

test('without onFailure, loading is retried automatically', async () => {
  const load = vi.fn(async () => Sheet);
  load.mockRejectedValueOnce(
    Object.assign(new Error('Loading chunk late failed.'), { name: 'ChunkLoadError' }),
  );
  render(<LazyPart load={load} isWanted with={{ name: 'today' }} />);

  await screen.findByText('The sheet of today');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a component that has been loaded before is shown with the first rendering, if it is wanted', () => {
  const load = async () => Sheet;
  const part = (isWanted: boolean) => (
    <LazyPart load={load} loaded={Sheet} isWanted={isWanted} with={{ name: 'today' }} />
  );

  const { unmount } = render(part(true));
  expect(screen.queryByText('The sheet of today')).not.toBeNull();
  unmount();
  render(part(false));

  expect(screen.queryByText('The sheet of today')).toBeNull();
});
