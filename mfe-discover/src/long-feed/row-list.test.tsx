import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RowList } from './row-list';
import { layOutRows, ROW_PX, stubRowHeights } from './testing/lay-out-rows';

const rows = Array.from({ length: 100 }, (_, i) => ({ key: `Row ${i}` }));

layOutRows();

const open = async (returned: { heights?: unknown; shown?: readonly [number, number] } = {}) =>
  act(async () => {
    const { heights, shown } = returned;
    render(
      <RowList ref={null} rows={rows} heights={heights} shown={shown} bufferPx={0} onScroll={() => {}}>
        {({ key }) => <button type="button">{key}</button>}
      </RowList>,
    );
  });

const scrollTo = async (row: number) =>
  act(async () => {
    document.documentElement.scrollTop = row * ROW_PX;
    dispatchEvent(new Event('scroll'));
  });

const shownRows = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test('only the rows on the screen are rendered', async () => {
  await open();
  await scrollTo(60);

  expect(shownRows()).toContain('Row 60');
  expect(shownRows().length).toBeLessThan(6);
});

test('the row with the focus stays at its place in the order until the focus goes', async () => {
  await open();
  const second = screen.getByRole('button', { name: 'Row 1' });
  act(() => second.focus());

  await scrollTo(60);

  expect(document.activeElement).toBe(second);
  expect(shownRows().slice(0, 2)).toEqual(['Row 1', 'Row 60']);
  const far = screen.getByRole('button', { name: 'Row 61' });
  act(() => far.focus());
  expect(shownRows()[0]).toBe('Row 60');

  await scrollTo(0);

  expect(document.activeElement).toBe(far);
  expect([shownRows()[0], shownRows().at(-1)]).toEqual(['Row 0', 'Row 61']);
  act(() => far.blur());
  expect(shownRows()).not.toContain('Row 61');
});

test('a list that is returned to has the rows of the screen in its first rendering, where they were', async () => {
  stubRowHeights(undefined);

  await open({ heights: [rows.map(() => ROW_PX), ROW_PX], shown: [60, 62] });

  expect(shownRows()).toEqual(['Row 60', 'Row 61', 'Row 62']);
  const place = screen.getByRole('button', { name: 'Row 60' }).parentElement;
  expect(place?.style.insetBlockStart).toBe(`${60 * ROW_PX}px`);
});
