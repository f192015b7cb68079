import { expect, test } from 'vitest';
import { serialSteps } from './serial-steps';

const request = (url: string, ...askedBy: string[]) => ({ url, askedBy });

test('a file that the document references is the second step', () => {
  expect(serialSteps([request('/'), request('/main.js', '/'), request('/remote.js', '/')])).toBe(2);
});

test('a request of a script is one step after the script', () => {
  const requests = [
    request('/'),
    request('/main.js', '/'),
    request('/remote.js', '/main.js'),
    request('/api', '/remote.js'),
  ];

  expect(serialSteps(requests)).toBe(4);
});

test('the longest of several chains counts', () => {
  const requests = [
    request('/'),
    request('/a.js', '/'),
    request('/b.js', '/a.js'),
    request('/c.js', '/a.js', '/b.js'),
  ];

  expect(serialSteps(requests)).toBe(4);
});

test('a script that is requested again keeps its first step', () => {
  expect(
    serialSteps([
      request('/'),
      request('/main.js', '/'),
      request('/texts.js', '/'),
      request('/texts.js', '/main.js'),
    ]),
  ).toBe(2);
});
