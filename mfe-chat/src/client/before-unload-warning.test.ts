import { expect, onTestFinished, test } from 'vitest';
import { createChatStore } from '../model/store/chat.store';
import { RECORD_VERSION, type OutboxEvent, type OutboxRecord } from '@guest/shared/outbox/outbox-record';
import { warnBeforeUnload } from './before-unload-warning';

const record = (facts: Partial<OutboxRecord> = {}): OutboxRecord => ({
  version: RECORD_VERSION,
  key: 'a',
  kind: 'message',
  lane: 'hall',
  body: {},
  place: 1,
  createdAt: 1,
  status: 'queued',
  mayBeThere: false,
  isCancelled: false,
  tries: 0,
  notBefore: 0,
  ...facts,
});

function page({ isLeader = true } = {}) {
  const store = createChatStore();
  let records: OutboxRecord[] = [];
  const listeners = new Set<(event: OutboxEvent) => void>();
  const outbox = {
    records: () => records,
    subscribe(listener: (event: OutboxEvent) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const stop = warnBeforeUnload({ store, outbox, isLeader: () => isLeader });
  onTestFinished(stop);
  const have = (...next: OutboxRecord[]) => {
    records = next;
    listeners.forEach((hear) => hear({ kind: 'changed', record: record() }));
  };
  return { store, stop, have };
}

/** Reports whether the browser would ask for confirmation. */
const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('leaving the page asks for confirmation only while a file is being uploaded', () => {
  const { have } = page();
  expect(asks()).toBe(false);

  have(record({ status: 'uploading' }));
  expect(asks()).toBe(true);

  have(record({ status: 'queued', urlPath: 'p/grand/photo.jpg' }));
  expect(asks()).toBe(false);
});

test('a tab whose messages another tab sends can be closed without confirmation', () => {
  const { have } = page({ isLeader: false });

  have(record({ status: 'uploading' }));

  expect(asks()).toBe(false);
});

test('leaving asks for confirmation while anything is unsent if the device cannot store it', () => {
  const { store, have, stop } = page();
  have(record());
  expect(asks()).toBe(false);

  store.getState().storageFailed();
  expect(asks()).toBe(true);
  have(record({ isCancelled: true }));
  expect(asks()).toBe(false);

  have(record());
  stop();
  expect(asks()).toBe(false);
});
