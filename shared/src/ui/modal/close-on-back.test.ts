import { afterEach, expect, test, vi } from 'vitest';
import { closeOnBack } from './close-on-back';

afterEach(() => vi.useRealTimers());

/** As the browser tells of a step back: its entry is current, and then it says so. */
function stepBackTo(state: unknown) {
  history.replaceState(state, '');
  dispatchEvent(new PopStateEvent('popstate', { state }));
}

test('of two layers the way back closes the upper one', () => {
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

test('what closes otherwise takes its step back, unless another layer takes it over or the page has changed', () => {
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
