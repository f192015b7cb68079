import { fakeRealtime, type FakeSocketReplies } from '@guest/shared/testing/fake-realtime';
import { expect, onTestFinished, test, vi } from 'vitest';
import { reportVisibility } from './report-visibility';

function openPage(answer: FakeSocketReplies['pageSeen'] = null) {
  let visibility: DocumentVisibilityState = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  const realtime = fakeRealtime({ pageSeen: answer });
  realtime.state.getState().connectionChanged({ connection: 'lost' });
  onTestFinished(reportVisibility({ realtime }));
  return {
    asked: realtime.sentRequests,
    connection: (connection: 'connected' | 'lost') =>
      realtime.state.getState().connectionChanged({ connection }),
    show(state: DocumentVisibilityState) {
      visibility = state;
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('the server learns each time when a visible page has connected or a connected page becomes visible', async () => {
  const { asked, connection, show } = openPage();
  expect(asked).toEqual([]);

  connection('connected');
  connection('connected');
  await expect.poll(() => asked.length).toBe(1);
  show('hidden');
  connection('lost');
  connection('connected');
  await settled();
  expect(asked).toHaveLength(1);
  show('visible');

  await expect.poll(() => asked.map(({ name }) => name)).toEqual(['pageSeen', 'pageSeen']);
});

test('a server that does not answer is not asked again before the next connection', async () => {
  const { asked, connection, show } = openPage(() => Promise.reject(new Error('no answer')));
  connection('connected');
  await settled();

  show('hidden');
  show('visible');
  await settled();
  expect(asked).toHaveLength(1);
  connection('lost');
  connection('connected');

  await expect.poll(() => asked.length).toBe(2);
});
