import { propertyHost } from '@guest/shared/testing/property-host';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeChat } from '../../testing/fake-chat';
import { me } from '../../testing/build-chat';
import { openChat } from '../../testing/open-chat';
import { ReportForm } from './report-form';

test('the form of a report says that it needs a connection before it is filled in', async () => {
  const host = propertyHost();
  const Page = () => <ReportForm messageId="m1" isPrivate={false} onDone={() => {}} />;
  openChat(fakeChat({ me }), Page, '/grand/chat', host);
  await screen.findByRole('radio', { name: 'Spam or fraud' });
  expect(screen.queryByText(/^You're offline\./)).toBeNull();

  act(() => host.layout.getState().connectionChanged(true));

  screen.getByText(/^You're offline\./);
});

test.each([
  ['in a conversation of two guests', true],
  ['in a conversation with the hotel', false],
])('a report %s says how much of it the hotel will see', async (_where, isPrivate) => {
  const Page = () => <ReportForm messageId="m1" isPrivate={isPrivate} onDone={() => {}} />;
  openChat(fakeChat({ me }), Page, '/grand/chat', propertyHost());
  await screen.findByRole('radio', { name: 'Spam or fraud' });

  const told = screen.queryByText('The hotel will see this message and the three before it.');

  expect(told !== null).toBe(isPrivate);
});
