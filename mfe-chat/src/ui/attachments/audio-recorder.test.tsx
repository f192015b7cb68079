import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ReactElement } from 'react';
import { propertyHost } from '@guest/shared/testing/property-host';
import { fakeChat } from '../../testing/fake-chat';
import { openChat } from '../../testing/open-chat';
import { AudioRecorder } from './audio-recorder';
import type { FinishedRecording, Recording } from './record';

const show = (shown: ReactElement, host = propertyHost()) =>
  openChat(fakeChat(), () => shown, '/grand/chat', host);

/** A fake recording whose remaining time the test controls. */
function microphone() {
  const it = { seconds: 3, left: 247, dropped: 0, paused: 0 };
  const recorded: FinishedRecording = {
    blob: new Blob(['voice'], { type: 'audio/webm' }),
    ext: 'weba',
    seconds: 3,
  };
  const recording: Recording = {
    pause: () => void (it.paused += 1),
    resume: () => void (it.paused -= 1),
    finish: async () => recorded,
    drop: () => void (it.dropped += 1),
    level: () => 0.4,
    seconds: () => it.seconds,
    secondsLeft: () => it.left,
  };
  return { it, begin: async () => recording };
}

test('V-07 a voice message is recorded, paused, played back and sent, and the remaining time is shown', async () => {
  const { it, begin } = microphone();
  const [onRecorded, onSend] = [vi.fn(), vi.fn()];
  show(<AudioRecorder onRecorded={onRecorded} onSend={onSend} begin={begin} onClose={() => {}} />);

  expect(await screen.findByText('4:07 left')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Pause recording' }));
  const whilePaused = it.paused;
  await userEvent.click(screen.getByRole('button', { name: 'Resume recording' }));
  await userEvent.click(screen.getByRole('button', { name: 'Stop and listen' }));
  await screen.findByRole('slider', { name: 'Position in Voice message' });
  await userEvent.click(screen.getByRole('button', { name: 'Send recording' }));

  expect([whilePaused, it.paused]).toEqual([1, 0]);
  expect(onRecorded.mock.calls).toEqual(onSend.mock.calls);
  expect(onSend.mock.calls[0]?.[0]).toMatchObject({
    messageType: 'audio',
    fileData: { name: 'Voice message.weba', size: 5, mimeType: 'audio/webm', seconds: 3 },
  });
});

test('V-07 a recording stops by itself at the maximum length', async () => {
  const { it, begin } = microphone();
  show(<AudioRecorder onRecorded={() => {}} onSend={() => {}} onClose={() => {}} begin={begin} />);
  await screen.findByText('4:07 left');

  it.left = 0;

  expect(await screen.findByRole('button', { name: 'Send recording' })).toBeTruthy();
});

test('deleting a recording releases the microphone', async () => {
  const { it, begin } = microphone();
  const onClose = vi.fn();
  show(<AudioRecorder onRecorded={() => {}} onSend={() => {}} onClose={onClose} begin={begin} />);

  await userEvent.click(await screen.findByRole('button', { name: 'Delete recording' }));

  expect([it.dropped, onClose.mock.calls.length]).toEqual([1, 1]);
});

test('a browser without a microphone shows a message and can be left', async () => {
  show(<AudioRecorder onRecorded={() => {}} onSend={() => {}} onClose={() => {}} />);

  expect((await screen.findByRole('alert')).textContent).toBe("This browser can't record voice messages.");
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
});
