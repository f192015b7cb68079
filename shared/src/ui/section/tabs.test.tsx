import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Tabs } from './tabs';

const tabs = [
  { id: 'next', name: 'Coming', panel: 'Tea at four' },
  { id: 'past', name: 'Past', panel: 'Yoga' },
  { id: 'off', name: 'Cancelled', panel: 'Nothing' },
];
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

test('only the selected tab is in the tab order, and its panel is named after it', async () => {
  render(<Tabs name="Bookings" tabs={tabs} />);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Coming');

  await userEvent.tab();

  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Coming' }));
  expect(document.activeElement?.textContent).toBe('Tea at four');
});

test('arrow keys select tabs in a cycle and move the focus', async () => {
  render(<Tabs name="Bookings" tabs={tabs} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Past' }));
  expect(screen.getByRole('tabpanel').textContent).toBe('Yoga');

  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(chosen()).toBe('Coming');
  expect(document.activeElement?.textContent).toBe('Coming');

  await userEvent.keyboard('{End}');
  expect(chosen()).toBe('Cancelled');
  await userEvent.keyboard('{Home}');
  expect(chosen()).toBe('Coming');
});

test('in right-to-left languages the arrow keys follow the visual order', async () => {
  render(
    <div style={{ direction: 'rtl' }}>
      <Tabs name="Bookings" tabs={tabs} />
    </div>,
  );
  await userEvent.click(screen.getByRole('tab', { name: 'Coming' }));

  await userEvent.keyboard('{ArrowLeft}');

  expect(chosen()).toBe('Past');
});
