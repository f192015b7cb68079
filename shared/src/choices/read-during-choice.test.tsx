import { QueryClientProvider, useQuery } from '@guest/shared/queries';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { notificationContract } from '../contracts/notification/notification.contract';
import { readQuery } from '../reads/read-query';
import { fakeHost } from '../testing/fake-host';
import { choiceKinds } from './choice-kinds';

const preferences = (privatePreviews: boolean) => ({ choices: [], quietHours: null, privatePreviews });

test('a read that has begun before the server accepted a setting does not undo it', async () => {
  const host = fakeHost();
  const { queryKey } = readQuery(host, notificationContract.getNotifications, {
    params: { property: 'grand' },
  });
  const replies: ((reply: object) => void)[] = [];
  function Preferences() {
    const { data } = useQuery({
      queryKey,
      queryFn: () => new Promise<object>((resolve) => replies.push(resolve)),
      initialData: preferences(false),
      staleTime: 0,
    });
    return <p>{JSON.stringify(data)}</p>;
  }
  render(
    <QueryClientProvider client={host.queries}>
      <Preferences />
    </QueryClientProvider>,
  );
  await expect.poll(() => replies.length).toBe(1);

  choiceKinds.notifications.apply(host, {
    kind: 'notifications',
    property: 'grand',
    change: { privatePreviews: true },
  });
  replies[0]?.(preferences(false));
  await expect.poll(() => replies.length).toBe(2);
  const meanwhile = await screen.findByText(/"privatePreviews":true/);
  replies[1]?.(preferences(true));

  expect(meanwhile).toBeTruthy();
  await expect.poll(() => host.queries.isFetching()).toBe(0);
  expect(await screen.findByText(/"privatePreviews":true/)).toBeTruthy();
});
