import { afterEach, expect, test, vi } from 'vitest';
import { closeOnBack } from './close-on-back';

afterEach(() => vi.useRealTimers());

/** Simulates the browser's back: the previous entry becomes current before the event is dispatched. */
function stepBackTo(state: unknown) {
  history.replaceState(state, '');
  dispatchEvent(new PopStateEvent('popstate', { state }));
}

test('the browser’s back closes the upper of two layers', () => {
  const sheet = vi.fn();
  const dialog = vi.fn();
  history.replaceState(null, '');
  closeOnBack(sheet);
  const underDialog = history.state;
  const takeBack = closeOnBack(dialog);

  stepBackTo(underDialog);
  takeBack();

  expect(dialog).toHaveBeenCalledOnce();
  expect(sheet).not.toHaveBeenCalled();
});

test('closing a layer goes back in the history, unless another layer opens or the page changes', () => {
  vi.useFakeTimers();
  const back = vi.spyOn(history, 'back').mockImplementation(() => {});
  history.replaceState(null, '');

  closeOnBack(() => {})();
  closeOnBack(() => {});
  vi.runAllTimers();
  expect(back).not.toHaveBeenCalled();

  history.replaceState(null, '');
  closeOnBack(() => {})();
  vi.runAllTimers();
  expect(back).toHaveBeenCalledOnce();

  const takeBack = closeOnBack(() => {});
  history.pushState({ key: 'another page' }, '');
  takeBack();
  vi.runAllTimers();
  expect(back).toHaveBeenCalledOnce();
  back.mockRestore();
});

test('a guest who goes back before the entry of a closed layer is removed reaches the page before', () => {
  vi.useFakeTimers();
  const back = vi.spyOn(history, 'back').mockImplementation(() => {});
  history.replaceState(null, '');

  closeOnBack(() => {})();
  stepBackTo(null);
  vi.runAllTimers();

  expect(back).toHaveBeenCalledOnce();
  back.mockRestore();
});

test('a layer whose entry is removed leaves no listener behind', () => {
  vi.useFakeTimers();
  const back = vi.spyOn(history, 'back').mockImplementation(() => {});
  const added = vi.spyOn(globalThis, 'addEventListener');
  const removed = vi.spyOn(globalThis, 'removeEventListener');
  history.replaceState(null, '');

  closeOnBack(() => {})();
  vi.runAllTimers();

  const listenersOf = ({ mock }: typeof added | typeof removed) => mock.calls.map(([, listener]) => listener);
  expect(listenersOf(added)).toHaveLength(2);
  expect(listenersOf(removed)).toEqual(listenersOf(added));
  [back, added, removed].forEach((spy) => spy.mockRestore());
});
