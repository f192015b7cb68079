import { fakeRealtime } from '@guest/shared/testing/fake-realtime';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ReactElement } from 'react';
import { propertyHost } from '@guest/shared/testing/property-host';
import { MessageFile } from '../message/message-file';
import { toShownMessage, type Attachment } from '../../model/message/shown-message';
import { message } from '../../testing/build-chat';
import { fakeChat } from '../../testing/fake-chat';
import { openChat } from '../../testing/open-chat';
import { AttachmentPreview } from './attachment-preview';
import { AudioBubble } from './audio-bubble';

const show = (shown: ReactElement, host = propertyHost()) =>
  openChat(fakeChat(), () => shown, '/grand/chat', host);
const blob = new Blob(['x'.repeat(1_400_000)], { type: 'application/pdf' });
const attachment: Attachment = {
  blob,
  messageType: 'document',
  fileData: { name: 'Menu.pdf', size: blob.size, mimeType: blob.type },
};

test('a waiting file shows its name and can be removed', async () => {
  const onRemove = vi.fn();
  show(<AttachmentPreview attachment={attachment} onRemove={onRemove} />);

  expect(await screen.findByText('Menu.pdf')).toBeTruthy();
  expect(screen.getByText('1.4 MB')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Menu.pdf' }));

  expect(onRemove).toHaveBeenCalledOnce();
});

test('a file that is being uploaded shows its progress and can be cancelled', async () => {
  const onRemove = vi.fn();
  show(<AttachmentPreview attachment={attachment} progress={0.5} onRemove={onRemove} />);

  const ring = await screen.findByRole('progressbar', { name: 'Uploading Menu.pdf' });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel: Menu.pdf' }));

  expect(ring.getAttribute('aria-valuenow')).toBe('50');
  expect(screen.getByText('700 kB of 1.4 MB')).toBeTruthy();
  expect(onRemove).toHaveBeenCalledOnce();
});

test('V-09 a failed upload shows the reason and offers a retry where that helps', async () => {
  const onRetry = vi.fn();
  const fault = 'Please use a valid file type';
  show(
    <AttachmentPreview
      attachment={attachment}
      progress={0.5}
      fault={fault}
      onRetry={onRetry}
      onRemove={() => {}}
    />,
  );

  expect((await screen.findByRole('alert')).textContent).toBe(fault);
  expect(screen.queryByRole('progressbar')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again: Menu.pdf' }));

  expect(onRetry).toHaveBeenCalledOnce();
});

const key = 'p/grand/photo.jpg';
const getFileUrls = {
  until: Number.MAX_SAFE_INTEGER,
  files: [{ key, url: '/uploads/photo?sign=1', sizes: [{ width: 320, url: '/uploads/small?sign=1' }] }],
};
const sentPhoto = {
  ...toShownMessage(message(1, { messageType: 'photo', urlPath: key, text: '' })),
  fileData: { name: 'Sea.jpg', size: 1, mimeType: 'image/jpeg', width: 1_200, height: 800 },
};

test('a photo reserves its space while it loads, shows the small copy and opens full-size', async () => {
  const host = propertyHost([], { realtime: fakeRealtime({ getFileUrls }) });
  show(<MessageFile message={sentPhoto} isOwn={false} />, host);

  const image = await screen.findByRole('img', { name: 'Photo' });
  await userEvent.click(screen.getByRole('button', { name: 'Photo' }));

  expect(document.querySelector('svg[viewBox="0 0 1200 800"]')).toBeTruthy();
  expect(image.getAttribute('src')).toBe('/uploads/small?sign=1');
  expect(image.getAttribute('srcset')).toContain('/uploads/photo?sign=1 1200w');
  expect(host.layout.getState().photoModal).toBe('/uploads/photo?sign=1');
});

test('a photo whose stored bytes are lost leaves an empty space and does not break the chat', async () => {
  // Some devices return a stored blob as an empty object.
  const lost = { ...attachment, blob: {} as Blob };
  show(<MessageFile message={{ ...sentPhoto, attachment: lost }} isOwn />);

  await waitFor(() => expect(document.querySelector('svg[viewBox="0 0 1200 800"]')).toBeTruthy());
});

test('an expired file address is requested again once', async () => {
  const realtime = fakeRealtime({ getFileUrls });
  show(<MessageFile message={sentPhoto} isOwn={false} />, propertyHost([], { realtime }));

  fireEvent.error(await screen.findByRole('img', { name: 'Photo' }));
  await waitFor(() => expect(realtime.sentRequests).toHaveLength(2));

  expect(await screen.findByText("Couldn't load this photo")).toBeTruthy();
});

test('a document is downloaded under its original name', async () => {
  const realtime = fakeRealtime({
    getFileUrls: { ...getFileUrls, files: [{ key, url: '/uploads/menu?sign=1', sizes: [] }] },
  });
  const fileData = { name: 'Menú del día.pdf', size: 1_400_000, mimeType: 'application/pdf' };
  const sent = {
    ...toShownMessage(message(1, { messageType: 'document', urlPath: key, text: '' })),
    fileData,
  };
  show(<MessageFile message={sent} isOwn />, propertyHost([], { realtime }));

  const link = await screen.findByRole('link', { name: 'Save Menú del día.pdf' });

  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([
    '/uploads/menu?sign=1',
    'Menú del día.pdf',
  ]);
});

test('only one recording plays at a time, at the chosen speed and position', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    fireEvent.play(this);
    return Promise.resolve();
  });
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    fireEvent.pause(this);
  });
  show(
    <>
      <AudioBubble name="Voice message 1" url="blob:1" seconds={75} />
      <AudioBubble name="Voice message 2" url="blob:2" seconds={8} />
    </>,
  );

  await userEvent.click(await screen.findByRole('button', { name: 'Play: Voice message 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Play: Voice message 2' }));
  await userEvent.click(screen.getAllByRole('button', { name: 'Speed: 1×' })[1] ?? document.body);
  fireEvent.change(screen.getByRole('slider', { name: 'Position in Voice message 2' }), {
    target: { value: '5' },
  });

  expect(screen.getByRole('button', { name: 'Play: Voice message 1' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pause: Voice message 2' })).toBeTruthy();
  expect(document.querySelectorAll('audio')[1]?.playbackRate).toBe(1.5);
  expect(
    screen.getByRole('slider', { name: 'Position in Voice message 2' }).getAttribute('aria-valuetext'),
  ).toBe('0:05 of 0:08');
  play.mockRestore();
  pause.mockRestore();
});
